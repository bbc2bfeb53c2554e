import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../remote-kit/src/testing/property-runs.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
