import type { FileCheck, MissionEntry, SavedFile, TeamCard } from '../../wire'
import { api } from '../api'

/** Bytes of the largest file that the server takes. */
export const MOST_BYTES = 256 * 1024

/** What there is to say about the file of a team or mission, by the server, which knows the formats. */
export const checkFile = (text: string): Promise<FileCheck> => api('/api/files/check', { body: text })

/** The teams among files, found by the ids of the files as new games name them. */
export function teamsIn(files: readonly SavedFile[]): TeamCard[] {
  return files.flatMap(({ id, content }) => (content.kind === 'team' ? [{ ...content.team, id }] : []))
}

/** The missions among files, found by the ids of the files. */
export function missionsIn(files: readonly SavedFile[]): MissionEntry[] {
  return files.flatMap(({ id, content }) => (content.kind === 'mission' ? [{ ...content.mission, id }] : []))
}

/** The teams and missions that whoever plays here has brought along. */
export class OwnFiles {
  all = $state.raw<readonly SavedFile[]>([])

  /** Looks them up; without an answer what comes with the program is still there. */
  async load(): Promise<void> {
    try {
      this.all = await api<SavedFile[]>('/api/files')
    } catch {
      this.all = []
    }
  }

  async keep(file: string): Promise<SavedFile> {
    const saved = await api<SavedFile>('/api/files', { body: { file } })
    this.all = [saved, ...this.all]
    return saved
  }

  async remove(id: string): Promise<void> {
    await api(`/api/files/${encodeURIComponent(id)}`, { method: 'DELETE' })
    this.all = this.all.filter((file) => file.id !== id)
  }
}
