import { defineConfig } from '@playwright/test'

// The real server and the page, in Debian's Chromium. `ETENDARD_BIN` says where the program is.
const program = process.env.ETENDARD_BIN ?? '../target/debug/etendard'
const SERVER = 8791
const PAGE = 8792

export default defineConfig({
  testDir: 'e2e',
  timeout: 600_000,
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${PAGE}`,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    {
      command: `${program} serve --address 127.0.0.1:${SERVER} --data test-results/data`,
      url: `http://127.0.0.1:${SERVER}/healthz`,
      timeout: 60_000,
    },
    {
      command: `npx vite --port ${PAGE} --strictPort --host 127.0.0.1`,
      url: `http://127.0.0.1:${PAGE}/`,
      env: { ETENDARD: `http://127.0.0.1:${SERVER}` },
      timeout: 120_000,
    },
  ],
})
