import { defineConfig, devices } from '@playwright/test'

// `COVERLINE_URL` names a running server; without it the built page is shown by Vite, which passes questions on to
// the server at `COVERLINE_SERVER`.
const url = process.env.COVERLINE_URL ?? 'http://127.0.0.1:4174'

const chromium = {
  ...devices['Desktop Chrome'],
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
}

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  reporter: 'list',
  use: { baseURL: url, locale: 'en-GB', ...chromium },
  ...(process.env.COVERLINE_URL
    ? {}
    : { webServer: { command: 'vite preview --host 127.0.0.1 --port 4174 --strictPort', url } }),
})
