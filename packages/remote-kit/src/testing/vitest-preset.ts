import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The whole vitest configuration of a remote: `export { remoteTests as default } from '@console/remote-kit/vitest'`.
 * Tests run in jsdom against a real admin API; an unexpected console error or warning fails them.
 */
export const remoteTests = defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts?(x)'],
    globalSetup: [join(import.meta.dirname, 'admin-api-host.ts')],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    // Under `test` antd measures and moves the focus later than in a browser.
    env: { NODE_ENV: 'development' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
