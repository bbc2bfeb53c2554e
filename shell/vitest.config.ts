import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests that replace globals for good, keep listening to other tabs, read the document only once, or run without a page.
 */
const isolated = [
  'src/telemetry/analytics/**/*.test.ts',
  'src/session/session-channel.test.ts',
  'src/remotes/remote-runtime.test.ts',
  'src/release/remote-details.test.ts',
  'src/boot/send-first-requests.test.ts',
  // The release check remembers its last result for the life of the page.
  'src/canary/watch-canaries.test.ts',
  'src/preview/previewed-remote.test.ts',
  // Provides IndexedDB.
  'src/platform/remote-platforms.test.ts',
]

const propertyRuns = '../packages/remote-kit/src/testing/property-runs.ts'

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    // Loaded by Node directly: Vite warns about every file in its source maps.
    server: { deps: { external: [/posthog-js/] } },
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'one page',
          include: ['src/**/*.test.ts?(x)'],
          exclude: [...configDefaults.exclude, ...isolated],
          // Isolating each file would take four fifths of the time.
          isolate: false,
          setupFiles: [propertyRuns, 'src/testing/reset-page.ts'],
        },
      },
      { extends: true, test: { name: 'own pages', include: isolated, setupFiles: [propertyRuns] } },
    ],
  },
})
