import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['ALL_TESTS'] === '1' ? [] : ['**/*.slow.test.ts'])],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
