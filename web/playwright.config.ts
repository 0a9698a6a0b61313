import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defineConfig, devices } from '@playwright/test'

import { PROGRAM } from './e2e/program'

// The tests start the program with a database of its own, unless `COVERLINE_URL` names a server that runs already.
const LISTEN = '127.0.0.1:4175'
const running = process.env.COVERLINE_URL

function database(): string {
  return `sqlite://${join(mkdtempSync(join(tmpdir(), 'coverline-e2e-')), 'games.db')}`
}

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // Nothing here measures time: slow machines are to pass, too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: running ?? `http://${LISTEN}`,
    locale: 'en-GB',
    // What a worker answers, a test could not look into.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          // Computers do not wait for people here, no region is given up because two tests share a machine, and all browsers
          // of the tests come from one address.
          command:
            `${PROGRAM} serve --listen ${LISTEN} --database ${database()} ` +
            '--pace 20 --patience 20000 --requests-per-second 0 --sign-ins-per-minute 0',
          url: `http://${LISTEN}/api/health`,
          stderr: 'ignore',
        },
      }),
})
