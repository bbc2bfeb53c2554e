import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { startConsoleServer } from './start-console-server.ts'

test.each(['0.0.0.0', '::', '192.168.1.4'])(
  'The demo with its public password is not exposed to other machines by HOST=%s alone',
  async (HOST) => {
    const { root } = await inventWorkspace()
    await expect(startConsoleServer(root, { HOST, PORT: '0' })).rejects.toThrow(
      `HOST=${HOST} lets other machines reach this console`,
    )
    expect(await readdir(root)).toEqual([])
  },
)

test('Reports an invalid environment before doing anything', async () => {
  const { root } = await inventWorkspace()
  await expect(startConsoleServer(root, { PORT: 'eighty' })).rejects.toThrow(
    'PORT is “eighty”, which is not a port. Give a number from 1 to 65535: PORT=3000.',
  )
  expect(await readdir(root)).toEqual([])
})
