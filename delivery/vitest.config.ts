import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Publishers by the dozen are in the stage for kills, which `pnpm check chaos` raises.
    exclude: [
      ...configDefaults.exclude,
      'src/durability/**',
      ...(process.env['ALL_TESTS'] === '1' ? [] : ['**/*.slow.test.ts']),
    ],
    include: ['src/**/*.test.ts'],
    setupFiles: ['../packages/remote-kit/src/testing/property-runs.ts'],
    // A process for each file would take a third of the time.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
