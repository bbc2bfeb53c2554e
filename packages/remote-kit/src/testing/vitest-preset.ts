import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { siblingModule } from '../modules/sibling-module.ts'

/** Polling timeout for busy machines. */
const inTime = { poll: { timeout: 15_000 } }

const besideThis = (name: string) => siblingModule(import.meta.filename, name)

/** Screens are tested in jsdom against a real API; unexpected console errors and warnings fail the test. */
const toScreenTests = (apiHost: string, setupFiles: readonly string[]) =>
  ({
    name: 'screens',
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    globalSetup: [besideThis(apiHost)],
    setupFiles: [...setupFiles, besideThis('setup')],
    // Loading React, antd and the remote again for each file would take a quarter of the time.
    isolate: false,
    execArgv: ['--max-semi-space-size=64'],
    // In the `test` environment antd measures and moves the focus later than in a browser.
    env: { NODE_ENV: 'development' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: inTime,
  }) satisfies ViteUserConfig['test']

/** In the workspace only, which has fast-check. */
const ofProperties = [besideThis('property-runs')]

export const screenTests = toScreenTests('admin-api-host', ofProperties)

const toRemoteTests = (apiHost: string, setupFiles: readonly string[] = []) =>
  defineConfig({
    test: {
      // Packed, these import style sheets, which Node cannot load.
      server: { deps: { inline: [/[\\/]node_modules[\\/]@console[\\/]/] } },
      projects: [
        { extends: true, test: toScreenTests(apiHost, setupFiles) },
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['src/**/*.test.ts'],
            globalSetup: [besideThis(apiHost)],
            setupFiles: [...setupFiles, besideThis('setup-rules')],
            isolate: false,
            testTimeout: 180_000,
            hookTimeout: 180_000,
            expect: inTime,
          },
        },
      ],
    },
  })

/**
 * The complete vitest configuration of a remote: `export { remoteTests as default } from '@console/remote-kit/vitest'`.
 * Tests that need a DOM are `.test.tsx`; `.test.ts` files run in plain Node.
 */
export const remoteTests = toRemoteTests('admin-api-host', ofProperties)

/** The same for a standalone repository, where the API replays `recorded-api.json`. */
export const recordedRemoteTests = toRemoteTests('recorded-api-host')
