import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { listGives } from '../build/contract/list-gives.ts'
import { givenModules } from './given-modules.ts'

/** What the shell has ready of each library. A remote that has no shell beside it is tested with whole libraries. */
const provided = join(import.meta.dirname, '../../../../shell/src/remotes/provided')

const besideThis = (file: string) => join(import.meta.dirname, file)

/** How screens are tested: in jsdom against a real admin API; an unexpected console error or warning fails them. */
export const screenTests = {
  name: 'screens',
  environment: 'jsdom',
  include: ['src/**/*.test.tsx'],
  globalSetup: [besideThis('admin-api-host.ts')],
  setupFiles: [besideThis('setup.ts')],
  // Under `test` antd measures and moves the focus later than in a browser.
  env: { NODE_ENV: 'development' },
  css: { modules: { classNameStrategy: 'non-scoped' } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies ViteUserConfig['test']

/**
 * The whole vitest configuration of a remote: `export { remoteTests as default } from '@console/remote-kit/vitest'`.
 * What needs a document is a `.test.tsx`; a `.test.ts` runs in Node, without one.
 */
export const remoteTests = defineConfig({
  plugins: [givenModules(existsSync(provided) ? await listGives(provided) : {})],
  test: {
    projects: [
      { extends: true, test: screenTests },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts'],
          globalSetup: [besideThis('admin-api-host.ts')],
          setupFiles: [besideThis('setup-rules.ts')],
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
