import { existsSync, statfsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

/** Test folders are in memory where there is room: a publish waits for the disk several times. */
const memory = '/dev/shm'
const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
const hasRoom = bavail * bsize > 1_000_000_000

export default defineConfig({
  test: {
    env: hasRoom ? { TMPDIR: memory } : {},
    // Publishers by the dozen are in the stage for kills, which `pnpm check chaos` raises.
    exclude: [
      ...configDefaults.exclude,
      'test/durability/**',
      ...(process.env['ALL_TESTS'] === '1' ? [] : ['**/*.slow.test.ts']),
    ],
    include: ['{src,test}/**/*.test.ts'],
    setupFiles: ['../packages/remote-kit/src/testing/property-runs.ts'],
    // A process for each file would take a third of the time.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
