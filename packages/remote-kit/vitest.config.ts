import { defineConfig } from 'vitest/config'
import { screenTests } from './src/testing/vitest-preset.ts'

/** Screens are tested like a remote's. The template's own tests run in remotes created from it. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'kit', include: ['src/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 } },
      { test: screenTests },
    ],
  },
})
