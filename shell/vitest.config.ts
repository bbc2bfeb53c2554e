import { configDefaults, defineConfig } from 'vitest/config'

/**
 * What they test replaces functions of the whole page for good, goes on listening to other tabs, keeps what the document
 * said first, or runs without a page.
 */
const apart = [
  'src/telemetry/analytics/**/*.test.ts',
  'src/session/session-channel.test.ts',
  'src/remotes/remote-runtime.test.ts',
  'src/release/remote-details.test.ts',
  'src/boot/send-first-requests.test.ts',
  // The page keeps what it saw last, and when.
  'src/canary/watch-canaries.test.ts',
  'src/preview/previewed-remote.test.ts',
]

const propertyRuns = '../packages/remote-kit/src/testing/property-runs.ts'

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    // Node loads it as it is; Vite would complain of every file in its source maps.
    server: { deps: { external: [/posthog-js/] } },
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'one page',
          include: ['src/**/*.test.ts?(x)'],
          exclude: [...configDefaults.exclude, ...apart],
          // A page of its own for each file would take four fifths of the time.
          isolate: false,
          setupFiles: [propertyRuns, 'src/testing/reset-page.ts'],
        },
      },
      { extends: true, test: { name: 'own pages', include: apart, setupFiles: [propertyRuns] } },
    ],
  },
})
