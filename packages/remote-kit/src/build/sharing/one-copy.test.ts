import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { buildTestRemote } from '../../testing/test-remote.ts'

const build = (text: string) =>
  buildTestRemote({
    name: 'doubled',
    files: {
      'src/remote.ts': `import { screen } from './screen.tsx'; export default { name: 'doubled', routes: () => [screen] }`,
      'src/screen.tsx': text,
    },
  })

it.each([
  [
    `import { createRoot } from 'react-dom/client'; export const screen = { loader: () => createRoot }`,
    'src/screen.tsx imports react-dom/client: the shell has the one root of the page',
  ],
  [
    `import { RouterProvider } from 'react-router/dom'; export const screen = { Component: RouterProvider }`,
    'src/screen.tsx imports react-router/dom: import from react-router itself',
  ],
  [
    `import useToken from 'antd/es/theme/useToken'; export const screen = { loader: () => useToken }`,
    'src/screen.tsx imports antd/es/theme/useToken: import components by name',
  ],
])('refuses a second copy of a library that must be a singleton: %s', async (text, line) => {
  await expect(build(text)).rejects.toThrow(line)
})

it('takes antd components that are new to the console, and the core of queries, from the shell', async () => {
  const built = await build(`
    import { QueryClient } from '@tanstack/query-core'
    import { QRCode, message } from 'antd'
    export const screen = { Component: () => <QRCode value="a" />, loader: () => [new QueryClient(), message] }
  `)
  const facts = JSON.parse(await readFile(`${built.distDir}/remote.json`, 'utf8'))
  await built.remove()
  expect(facts.shared).toEqual(
    expect.arrayContaining(['@tanstack/react-query', 'antd/es/message', 'antd/es/qr-code']),
  )
})
