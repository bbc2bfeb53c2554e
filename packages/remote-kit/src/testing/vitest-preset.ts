import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { listGives } from '../build/list-gives.ts'
import { givenModules } from './given-modules.ts'

/** What the shell has ready of each library. A remote that has no shell beside it is tested with whole libraries. */
const provided = join(import.meta.dirname, '../../../../shell/src/remotes/provided')

/**
 * The whole vitest configuration of a remote: `export { remoteTests as default } from '@console/remote-kit/vitest'`.
 * Tests run in jsdom against a real admin API; an unexpected console error or warning fails them.
 */
export const remoteTests = defineConfig({
  plugins: [givenModules(existsSync(provided) ? await listGives(provided) : {})],
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
