import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * The whole vitest configuration of a remote: `export { remoteTests as default } from '@console/remote-kit/vitest'`.
 * Tests run in jsdom against a real admin API; an unexpected console error or warning fails them.
 */
export const remoteTests = defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts?(x)'],
    setupFiles: [fileURLToPath(new URL('./setup.ts', import.meta.url))],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
