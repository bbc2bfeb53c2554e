import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { buildTestRemote } from '../../testing/test-remote.ts'

it('takes the components from the shell that a compiled package of the kit uses', async () => {
  const built = await buildTestRemote({
    name: 'standalone',
    files: {
      'node_modules/@console/parts/package.json': `{ "name": "@console/parts", "type": "module", "exports": "./parts.js" }`,
      'node_modules/@console/parts/parts.js': `
        import { jsx } from 'react/jsx-runtime'
        import { Button, QRCode } from 'antd'
        export const Part = () => jsx(Button, { children: jsx(QRCode, { value: 'a' }) })
      `,
      'src/remote.ts': `
        import { Part } from '@console/parts'
        export default { name: 'standalone', routes: () => [{ Component: Part }] }
      `,
    },
  })
  const facts = JSON.parse(await readFile(`${built.distDir}/remote.json`, 'utf8'))
  await built.remove()
  expect(facts.shared).toEqual(expect.arrayContaining(['antd/es/button', 'antd/es/qr-code']))
})
