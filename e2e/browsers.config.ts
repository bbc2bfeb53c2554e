import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const { contextOptions: _contextOptions, launchOptions: _launchOptions, ...use } = config.use ?? {}

/** The stories that matter in the browsers that Debian has beside Chromium: docs/running.md says what has to be there. */
export default defineConfig({
  ...config,
  workers: 2,
  projects: [
    {
      name: 'firefox',
      testMatch: 'stories/**/*.test.ts',
      grep: /@browsers/,
      use: {
        ...use,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fileURLToPath(import.meta.resolve('./src/browsers/firefox.ts')),
          // Less motion, and the light theme, as the stories have it in Chromium.
          firefoxUserPrefs: {
            'ui.prefersReducedMotion': 1,
            'layout.css.prefers-color-scheme.content-override': 1,
          },
        },
      },
    },
    { name: 'webkit', testMatch: 'browsers/webkit.test.ts' },
  ],
})
