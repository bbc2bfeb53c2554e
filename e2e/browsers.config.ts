import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const { contextOptions: _contextOptions, launchOptions: _launchOptions, ...use } = config.use ?? {}

/** Stories for the other browsers that Debian packages; docs/running.md lists the prerequisites. */
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
          // Reduced motion and light theme, as in the Chromium stories.
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
