import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countReads } from '../../test/support/count-reads.ts'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { createReleaseKey } from './signing/release-key.ts'

const made = { by: 'mina', reason: 'a test' }

async function publishFour() {
  const workspace = await inventWorkspace()
  const { root, siteDir, buildShell, buildRemote } = workspace
  const store = openReleaseStore(siteDir)
  const signing = { key: await createReleaseKey(join(root, 'key.pem'), siteDir) }
  const units = [await buildShell(), await buildRemote('commerce'), await buildRemote('content')]
  await store.publish({ units, signing, ...made })
  for (const text of ['second', 'third', 'fourth'])
    await store.publish({ units: [await buildRemote('commerce', { text })], signing, ...made })
  return { ...workspace, store, signing }
}

type Published = Awaited<ReturnType<typeof publishFour>>
type Command = (store: ReleaseStore, published: Published) => Promise<unknown>

const commands: Record<string, Command> = {
  'Publishing a remote': async (store, { buildRemote, signing }) =>
    store.publish({ units: [await buildRemote('commerce', { text: 'fifth' })], signing, ...made }),
  'Publishing the shell': async (store, { buildShell, signing }) =>
    store.publish({ units: [await buildShell({ text: 'second' })], signing, ...made }),
  'Checking a remote': async (store, { buildRemote }) =>
    store.check({ units: [await buildRemote('commerce', { text: 'fifth' })], prove: async () => {} }),
  'Rolling back': (store, { signing }) => store.rollback({ signing, ...made }),
  'Rolling one remote back': (store, { signing }) =>
    store.rollbackUnit({ unit: 'commerce', signing, ...made }),
  'Switching a remote off': (store, { signing }) => store.disable({ remote: 'content', signing, ...made }),
  Renewing: (store, { signing }) => store.renew({ signing, ...made }),
  Verifying: (store, { signing }) => store.verify(undefined, [signing.key.publicKey]),
}

test.each(Object.entries(commands))('%s reads no file twice', async (_, command) => {
  const published = await publishFour()
  const { root, store } = published
  const counts = await countReads(root, () => command(store, published))
  expect(counts['.data/site/releases/current.json']).toBe(1)
  expect(Object.entries(counts).filter(([, reads]) => reads > 1)).toEqual([])
})

test('A smoke-tested publish reads everything once to test it and once under the lock', async () => {
  const published = await publishFour()
  const { root, store, signing, buildRemote } = published
  const units = [await buildRemote('commerce', { text: 'fifth' })]
  const counts = await countReads(root, () =>
    store.publish({ units, signing, prove: async () => {}, ...made }),
  )
  expect(counts['.data/site/releases/current.json']).toBe(2)
  expect(Object.entries(counts).filter(([, reads]) => reads > 2)).toEqual([])
})
