import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts?(x)'],
    setupFiles: ['../remote-kit/src/testing/property-runs.ts'],
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
