import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Kills take minutes, and are a stage of their own.
    exclude: ['test/durability/**'],
    include: ['{src,test}/**/*.test.ts'],
    setupFiles: ['../packages/remote-kit/src/testing/property-runs.ts'],
    // Starting the embedded database is what costs; files in one worker share its compiled and prepared copies.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
