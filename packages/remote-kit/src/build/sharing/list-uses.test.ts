import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { remoteContractSchema } from '@console/shared/release/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltTestRemote, buildTestRemote } from '../../testing/test-remote.ts'

type Form = { form: string; text: string; uses: string[]; file?: string }

/** Each is a file of one remote, with the `uses` that the build must find in it. */
const forms: Form[] = [
  {
    form: 'a name',
    text: `import { useMatches } from 'react-router'; export const it = () => useMatches()`,
    uses: ['react-router useMatches'],
  },
  {
    form: 'a name under another',
    text: `import { useHref as href } from 'react-router'; export const it = () => href('/')`,
    uses: ['react-router useHref'],
  },
  {
    form: 'an element',
    text: `import { NavLink as To } from 'react-router'; export const it = () => <To to="/">There</To>`,
    uses: ['react-router NavLink', 'react/jsx-runtime jsx'],
  },
  {
    form: 'a component of antd, and one of its type',
    text: `import { Table, type TableProps } from 'antd'; export const it = (props: TableProps) => <Table {...props} />`,
    uses: ['antd/es/table default', 'react/jsx-runtime jsx'],
  },
  {
    form: 'a part of a component',
    text: `import { Form } from 'antd'; export const it = () => Form.useForm()`,
    uses: ['antd/es/form default'],
  },
  {
    form: 'members of a namespace',
    text: `import * as z from 'zod/mini'; export const it = () => [z.email(), z['url'](), z.iso.datetime()]`,
    uses: ['zod/mini email', 'zod/mini iso', 'zod/mini url'],
  },
  {
    form: 'a namespace asked whether it has a name',
    text: `import * as dom from 'react-dom'; export const it = () => 'preload' in dom`,
    uses: ['react-dom preload'],
  },
  {
    form: 'the default of a namespace',
    text: `import React from 'react'; export const it = () => React.useId()`,
    uses: ['react default'],
  },
  {
    form: 'a namespace that is handed over',
    text: `import * as store from 'zustand'; export const it = () => Object.keys(store)`,
    uses: ['zustand *'],
  },
  {
    form: 'a module loaded later',
    text: `export const it = async () => (await import('zustand')).create`,
    uses: ['zustand *'],
  },
  {
    form: 'a name passed on',
    text: `export { useSubmit as it } from 'react-router'`,
    uses: ['react-router useSubmit'],
  },
  {
    form: 'everything passed on, and nothing of it taken',
    text: `export * from 'zustand'; export const it = 1`,
    uses: [],
  },
  {
    form: 'everything passed on, and some of it taken',
    text: `export { useStore as it } from './passed.ts'`,
    file: 'src/passed.ts',
    uses: ['zustand *'],
  },
  {
    form: 'a module passed on as one name',
    text: `export * as it from 'zustand'`,
    uses: ['zustand *'],
  },
  {
    form: 'an import for its effect',
    text: `import 'zustand'; export const it = 1`,
    uses: [],
  },
  {
    form: 'types alone',
    text: `import type { Location } from 'react-router'; export const it = (at: Location) => at.key`,
    uses: [],
  },
  {
    form: 'a name that nothing uses',
    text: `import { useFetchers } from 'react-router'; const unused = () => useFetchers(); export const it = 1`,
    uses: [],
  },
  {
    form: 'a library’s function that nobody calls',
    text: `export { called as it } from 'a-library'`,
    file: 'a-library/index.js',
    uses: ['react-router useFormAction'],
  },
  {
    form: 'a CommonJS library',
    text: `export { it } from 'b-library'`,
    file: 'b-library/index.js',
    uses: ['react *', 'react-router useBeforeUnload'],
  },
]

const fileOf = (index: number) => `src/form-${index}.tsx`

let invented: BuiltTestRemote
beforeAll(async () => {
  const imports = forms.map((_, index) => `import { it as it${index} } from './form-${index}.tsx'`)
  const screen = (body: string) => `${body}\nexport const Component = () => <>{String(globalThis.forms)}</>`
  invented = await buildTestRemote({
    name: 'forms',
    config: { screens: { '/forms/': 'all.tsx', '/forms/other/': 'other.tsx' } },
    files: {
      'src/remote.ts': `import { redirect } from 'react-router'
        export default { name: 'forms', routes: () => [
          { path: 'forms', loader: () => redirect('/'), lazy: () => import('./all.tsx') },
          { path: 'forms/other', lazy: () => import('./other.tsx') },
        ] }`,
      'src/all.tsx': screen(`import { generatePath } from 'react-router'; globalThis.path = generatePath('/')
        ${imports.join('\n')}
        globalThis.forms = [${forms.map((_, index) => `it${index}`).join(', ')}, () => import('./drawer.tsx')]`),
      'src/other.tsx': screen(
        `import { data } from 'react-router'; globalThis.forms = [data, () => import('./drawer.tsx')]`,
      ),
      'src/passed.ts': `export * from 'zustand'`,
      'src/drawer.tsx': `import { useBlocker } from 'react-router'; export const drawer = useBlocker`,
      ...Object.fromEntries(forms.map(({ text }, index) => [fileOf(index), text])),
      'node_modules/a-library/package.json':
        '{ "name": "a-library", "version": "1.0.0", "type": "module", "main": "index.js", "sideEffects": false }',
      'node_modules/a-library/index.js': `import { useFormAction, useResolvedPath } from 'react-router'
        export const called = () => useFormAction()
        export const uncalled = () => useResolvedPath('/')`,
      'node_modules/b-library/package.json':
        '{ "name": "b-library", "version": "1.0.0", "main": "index.js" }',
      'node_modules/b-library/index.js': `const react = require('react')
        exports.it = () => react.useId()
        exports.leaving = require('react-router').useBeforeUnload`,
    },
  })
}, 60_000)
afterAll(() => invented.remove())

const readContract = async () =>
  remoteContractSchema.parse(JSON.parse(await readFile(join(invented.distDir, 'remote.json'), 'utf8')))

describe('the exports of shared modules that a build uses', () => {
  test.each(forms.map((form, index) => ({ ...form, file: form.file ?? fileOf(index) })))(
    'are found in $form',
    async ({ file, uses }) => {
      const contract = await readContract()
      const found = Object.entries(contract.uses).flatMap(([module, { names }]) =>
        Object.entries(names).flatMap(([name, files]) => (files.includes(file) ? [`${module} ${name}`] : [])),
      )
      expect(found.sort()).toEqual(uses)
    },
  )

  test('come with the version that it was built against', async () => {
    const { uses } = await readContract()
    const { version } = JSON.parse(
      await readFile(new URL(import.meta.resolve('react-router/package.json')), 'utf8'),
    )
    expect(uses['react-router']?.version).toBe(version)
  })

  test.each([
    ['redirect', 'src/remote.ts'],
    ['generatePath', 'src/all.tsx'],
    ['data', 'src/other.tsx'],
    ['useBlocker', 'src/drawer.tsx'],
  ])('are found in the module that an import() leads to: %s of %s', async (name, file) => {
    const { uses } = await readContract()
    expect(uses['react-router']?.names[name]).toContain(file)
  })
})

const buildScreen = (text: string) =>
  buildTestRemote({
    name: 'refused',
    files: {
      'src/remote.ts': `export default { name: 'refused', routes: () => [{ path: 'refused', lazy: () => import('./screen.tsx') }] }`,
      'src/screen.tsx': text,
    },
  })

test.each([
  [
    'createCookie of react-router',
    `import { createCookie } from 'react-router'; export const loader = () => createCookie('a')`,
  ],
  [
    'toJSONSchema of zod/mini',
    `import { z } from 'zod/mini'; import { toJSONSchema } from 'zod/mini'; export const loader = () => toJSONSchema(z.string())`,
  ],
  ['all of zod/mini', `import * as z from 'zod/mini'; export const loader = (name: 'email') => z[name]()`],
  ['all of react-router', `export const loader = () => import('react-router').then(({ data }) => data(1))`],
])('a build that uses what the shell does not share is refused: %s', async (what, text) => {
  await expect(buildScreen(text)).rejects.toThrow(`src/screen.tsx: ${what}`)
})
