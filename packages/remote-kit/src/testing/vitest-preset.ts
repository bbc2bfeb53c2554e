import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { siblingModule } from '../modules/sibling-module.ts'

/** For what a test polls, on a machine that is busy with other things. */
const inTime = { poll: { timeout: 15_000 } }

const besideThis = (name: string) => siblingModule(import.meta.filename, name)

/** How screens are tested: in jsdom against a real API; an unexpected console error or warning fails them. */
const toScreenTests = (apiHost: string, setupFiles: readonly string[]) =>
  ({
    name: 'screens',
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    globalSetup: [besideThis(apiHost)],
    setupFiles: [...setupFiles, besideThis('setup')],
    // Loading React, antd and the remote anew for each file would take a quarter of the time.
    isolate: false,
    execArgv: ['--max-semi-space-size=64'],
    // Under `test` antd measures and moves the focus later than in a browser.
    env: { NODE_ENV: 'development' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: inTime,
  }) satisfies ViteUserConfig['test']

/** In the workspace, where fast-check is. */
const ofProperties = [besideThis('property-runs')]

export const screenTests = toScreenTests('admin-api-host', ofProperties)

const toRemoteTests = (apiHost: string, setupFiles: readonly string[] = []) =>
  defineConfig({
    test: {
      // Packed, they import style sheets, which Node alone cannot.
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
 * The whole vitest configuration of a remote: `export { remoteTests as default } from '@console/remote-kit/vitest'`.
 * What needs a document is a `.test.tsx`; a `.test.ts` runs in Node, without one.
 */
export const remoteTests = toRemoteTests('admin-api-host', ofProperties)

/** The same for a remote in a repository of its own, where the API answers what `recorded-api.json` holds. */
export const recordedRemoteTests = toRemoteTests('recorded-api-host')
