import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenBucket } from '../../test/support/given-bucket.ts'
import { keepBuild, readTree } from '../../test/support/invented-workspace.ts'
import { runRelease } from '../cli/run-release.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { mirrorBucket } from './bucket-mirror.ts'
import type { ObjectStorage } from './object-storage.ts'

const made = { by: 'mina', reason: 'a test' }

const readBucket = async (storage: ObjectStorage, key: string) =>
  (await storage.read(key))?.content.toString('utf8') ?? ''

test('what one machine publishes to a bucket another sees, rolls back and adds to', async () => {
  const { storage, address, env, openCopy, buildShell, buildRemote, root } = await givenBucket()
  const [one, other] = [openCopy('one'), openCopy('other')]
  const first = [await buildShell(), await buildRemote('commerce')]
  const { release } = await one.publish({ units: first, ...made })
  expect((await other.readCurrent())?.release.id).toBe(release.id)
  expect((await other.verify()).problems).toEqual([])
  await other.publish({ units: [await buildRemote('commerce', { text: 'second' })], ...made })
  await other.publish({ units: [await buildRemote('content')], ...made })
  const back = await one.rollbackUnit({ unit: 'commerce', ...made })
  expect(back.release.remotes.map(({ name }) => name)).toEqual(['commerce', 'content'])
  expect((await one.listMoves()).map(({ action }) => action)).toEqual([
    'rollback',
    'publish',
    'publish',
    'publish',
  ])
  expect(await other.listMoves()).toEqual(await one.listMoves())
  expect((await other.verify()).problems).toEqual([])
  expect(await readTree(join(root, 'other'))).toEqual(await readTree(join(root, 'one')))
  // A web server in front of the bucket hands out what one in front of the folder does.
  for (const key of ['index.html', 'releases/current.json', `releases/${back.release.id}.json`])
    expect(await readBucket(storage, key)).toBe(await readFile(join(root, 'one', key), 'utf8'))
  const served = (await storage.list('')).filter((key) => !key.startsWith('.delivery/'))
  expect(served.sort()).toEqual(Object.keys(await readTree(join(root, 'one'))).sort())
  expect(await storage.list('.delivery/')).toHaveLength(1)
  const asked = { kind: 'release', id: release.id } as const
  const expires_at = new Date(Date.now() + 60_000).toISOString()
  const { address: previewed } = await one.preview({ by: 'mina', asked, expires_at, trusted: [] })
  expect(await readBucket(storage, previewed.slice(1))).toBe(
    await readFile(join(root, 'one', previewed), 'utf8'),
  )

  const lines: string[] = []
  const place = { root, env, print: (line: string) => lines.push(line) }
  await runRelease(['list', '--bucket', address, '--dir', 'third'], place)
  expect(lines.join('\n')).toMatch(/^\* .* rollback commerce /m)
  await expect(runRelease(['list', '--bucket', 'releases'], place)).rejects.toThrow(
    '--bucket takes the address of a bucket, such as s3://releases/production, not “releases”.',
  )
})

test('repeats a move that another one overtook at the last moment', async () => {
  const { storage, openCopy, buildShell, buildRemote } = await givenBucket()
  const rival = openCopy('rival')
  await rival.publish({
    units: [await buildShell(), await buildRemote('commerce'), await buildRemote('content')],
    ...made,
  })
  const slow = await keepBuild(await buildRemote('commerce', { text: 'slow' }), 'slow')
  const quick = await keepBuild(await buildRemote('content', { text: 'quick' }), 'quick')
  let overtaken = 0
  const late: ObjectStorage = {
    ...storage,
    async swap(key, content, options) {
      if (key === 'releases/current.json' && overtaken++ === 0)
        await rival.publish({ units: [quick], ...made })
      return storage.swap(key, content, options)
    },
  }
  const store = openCopy('late', late)
  const { release } = await store.publish({ units: [slow], ...made })
  expect(overtaken).toBe(2)
  const moves = (await store.listMoves()).reverse()
  expect(moves.map(({ units }) => units.map(({ name }) => name))).toEqual([
    ['shell', 'commerce', 'content'],
    ['content'],
    ['commerce'],
  ])
  expect(moves.map(({ from }) => from)).toEqual([null, ...moves.slice(0, -1).map(({ to }) => to)])
  expect((await rival.readCurrent())?.release.id).toBe(release.id)
  expect((await rival.verify()).problems).toEqual([])
})

test('refuses to turn a folder of its own, or a copy of another bucket, into a copy', async () => {
  const { storage, root, openCopy, buildShell } = await givenBucket()
  const dir = join(root, 'own')
  const { release } = await openReleaseStore(dir).publish({ units: [await buildShell()], ...made })
  await expect(openCopy('own').listMoves()).rejects.toThrow(
    `${dir} holds releases of its own, which would be lost.`,
  )
  expect((await openReleaseStore(dir).readCurrent())?.release.id).toBe(release.id)

  await openCopy('copy').listMoves()
  const other = { ...storage, name: 's3://other/' }
  await expect(openCopy('copy', other).listMoves()).rejects.toThrow(
    `holds a copy of ${storage.name}, which would be lost`,
  )

  // Copied into the bucket it goes on there, with its history.
  for (const [key, content] of Object.entries(await readTree(dir)))
    await storage.write(key, Buffer.from(content))
  await storage.write('.delivery/history.jsonl', await readFile(join(dir, '.delivery/history.jsonl')))
  const store = openCopy('copy')
  await store.publish({ units: [await buildShell({ text: 'second' })], ...made })
  expect((await openCopy('another').listMoves()).map(({ from }) => from)).toEqual([release.id, null])
})

test('environments of a bucket share its releases and are promoted from any copy', async () => {
  const { storage, root, buildShell } = await givenBucket()
  const open = (name: string, environment: string) => {
    const dir = join(root, name)
    return openReleaseStore(dir, { environment, mirror: mirrorBucket(storage, dir, environment) })
  }
  const { release } = await open('one', 'staging').publish({ units: [await buildShell()], ...made })
  expect(await open('other', 'production').readCurrent()).toBeUndefined()
  const promotion = { source: 'staging', id: release.id, units: [], ...made }
  await open('other', 'production').promote(promotion)
  expect((await open('one', 'production').readCurrent())?.release.id).toBe(release.id)
  expect((await open('one', 'staging').listMoves()).map(({ action }) => action)).toEqual(['publish'])
  expect((await open('one', 'production').verify()).problems).toEqual([])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'a publish that fails at change %i leaves the old or the new release, and the next one works',
  async (last) => {
    const { storage, openCopy, buildShell, buildRemote } = await givenBucket()
    const before = await openCopy('first').publish({
      units: [await buildShell(), await buildRemote('commerce')],
      ...made,
    })
    let changes = 0
    const dying =
      <Values extends unknown[], Result>(work: (...values: Values) => Promise<Result>) =>
      async (...values: Values): Promise<Result> => {
        if (++changes >= last) throw new Error('The machine is gone.')
        return work(...values)
      }
    const { create, swap, write, remove } = storage
    const broken = {
      ...storage,
      create: dying(create),
      swap: dying(swap),
      write: dying(write),
      remove: dying(remove),
    }
    const units = [await keepBuild(await buildRemote('commerce', { text: 'second' }), 'second')]
    const died = await openCopy('dying', broken)
      .publish({ units, ...made })
      .catch(() => undefined)
    const survivor = openCopy('survivor')
    const current = (await survivor.readCurrent())?.release
    expect(died === undefined || current?.id === died.release.id).toBe(true)
    expect((await survivor.listMoves())[0]?.to).toBe(current?.id)
    const next = await survivor.publish({ units: [await buildRemote('content')], ...made })
    expect(next.previous?.id).toBe(current?.id)
    expect((await survivor.verify()).problems).toEqual([])
    expect(await readBucket(storage, 'index.html')).toContain(next.release.shell.version)
    expect([before.release.id, died?.release.id ?? current?.id]).toContain(current?.id)
  },
)
