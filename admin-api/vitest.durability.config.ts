import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/durability/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
