import { defineConfig } from '@playwright/test'
import { BROWSER } from './scripts/house.mjs'

// The real server with the page it was built with, in Debian's Chromium. Each worker starts a server of its own on a free
// port (`scripts/house.mjs`).
export default defineConfig({
  testDir: 'e2e',
  // A whole battle on a busy machine: slowness is no fault.
  timeout: 400_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.04, threshold: 0.3 } },
  workers: 2,
  fullyParallel: true,
  // Whole battles of every book take long: `npm run e2e:long`.
  ...(process.env.ETENDARD_SOAK ? { grep: /@long/, timeout: 3_600_000 } : { grepInvert: /@long/ }),
  forbidOnly: true,
  reporter: 'line',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: BROWSER,
  },
})
