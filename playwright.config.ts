import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

export default defineConfig<{ savesData: boolean }>({
  testDir: 'e2e/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/product.ts',
  workers: 2,
  forbidOnly: true,
  // Long enough for a machine whose processors others take: what is missing fails by its own time before.
  timeout: 600_000,
  // A machine that others share may stall for longer than any patience: twice more, and the report says so.
  retries: process.env['CI'] ? 2 : 0,
  // Without it `toPass` would try until the test's own time is over.
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    colorScheme: 'light',
    // Nothing is waited for that only moves; the journeys about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Only the journeys about it have a service worker: what it asks for cannot be routed.
    serviceWorkers: 'block',
    // Each page would be taken when it closes, in case its journey fails; a report of CI has no pictures.
    screenshot: process.env['CI'] ? 'off' : 'only-on-failure',
    // Recording every step costs a quarter of the run: `npx playwright test --trace on` records one journey again.
    trace: 'off',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  projects: [
    // Fetching ahead takes a fifth of a page load; what is about it, and every telephone, does it as people's browsers do.
    { name: 'wide', use: { viewport: { width: 1280, height: 800 }, savesData: true } },
    // Every screen once, and what is different in the hand: the rest of a story is the same at any width.
    {
      name: 'narrow',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
})
