import { chromiumArgs } from '@console/delivery/chromium'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './src/chromium.ts'

/** Runs against the production build, on ports and databases of its own: see src/console/start-test-console.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: ['stories/**/*.test.ts', 'chaos/**/*.test.ts'],
  globalSetup: './src/prepare-run.ts',
  fullyParallel: true,
  // Half of a story's time the browser waits, for the server or for what a person is given time for.
  workers: '200%',
  retries: 0,
  forbidOnly: true,
  // Machines are noisy: what is slow is reported by the benchmarks, not failed here.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
    locale: 'en-GB',
    // What opens is where it stays: nobody presses a button that is still on its way.
    contextOptions: { reducedMotion: 'reduce' },
    video: 'off',
    // Recording every action costs a third of the processor time: --trace on, where a failure has to be followed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
