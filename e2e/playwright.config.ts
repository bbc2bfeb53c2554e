import { chromiumArgs } from '@console/delivery/chromium'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './src/chromium.ts'

/** Runs against the production build, on ports and databases of its own: see src/console/start-test-console.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: ['stories/**/*.test.ts', 'chaos/**/*.test.ts'],
  globalSetup: './src/prepare-run.ts',
  fullyParallel: true,
  // A story spends half its time waiting for the server or for user-visible delays.
  workers: '200%',
  retries: 0,
  forbidOnly: true,
  // Machines vary: benchmarks report slowness, stories do not fail by it.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
    locale: 'en-GB',
    // Overlays appear at their final position, so that presses hit.
    contextOptions: { reducedMotion: 'reduce' },
    video: 'off',
    // Tracing costs a third of the CPU time; use --trace on to investigate a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
