import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { givenBucket } from '../support/given-bucket.ts'
import { keepBuild } from '../support/invented-workspace.ts'
import type { BucketTask } from '../support/publish-to-bucket-in-child.ts'

const made = { by: 'mina', reason: 'a test' }
const run = promisify(execFile)
const program = join(import.meta.dirname, '../support/publish-to-bucket-in-child.ts')

const remotes = ['articles', 'commerce', 'content', 'exams', 'mocks', 'notes', 'people', 'sales']
const publishes = 50

test(`${publishes} publishes by ${remotes.length} processes with a copy each lose none`, async () => {
  const { root, address, env, openCopy, buildShell, buildRemote } = await givenBucket()
  const units = [await buildShell()]
  for (const name of remotes) units.push(await buildRemote(name))
  const store = openCopy('look')
  await store.publish({ units, ...made })
  const tasks: BucketTask[] = remotes.map((name) => ({ address, dir: join(root, `copy-${name}`), units: [] }))
  for (let index = 0; index < publishes; index++) {
    const name = remotes[index % remotes.length] ?? ''
    const unit = await keepBuild(await buildRemote(name, { text: `publish ${index}` }), `kept-${index}`)
    tasks[index % tasks.length]?.units.push(unit)
  }
  const ends = await Promise.all(
    tasks.map((task) => run(process.execPath, [program, JSON.stringify(task)], { env })),
  )
  expect(ends.map(({ stdout }) => stdout)).toEqual(tasks.map(() => 'done\n'))
  const moves = (await store.listMoves()).reverse()
  expect(moves).toHaveLength(1 + publishes)
  expect(moves.map(({ from }) => from)).toEqual([null, ...moves.slice(0, -1).map(({ to }) => to)])
  const release = (await store.readCurrent())?.release
  expect(moves.at(-1)?.to).toBe(release?.id)
  for (const name of remotes) {
    const moved = moves.slice(1).flatMap((move) => move.units.filter((unit) => unit.name === name))
    expect(moved).toHaveLength(tasks[remotes.indexOf(name)]?.units.length ?? 0)
    expect(release?.remotes.find((remote) => remote.name === name)?.version).toBe(moved.at(-1)?.to)
  }
  expect((await store.verify()).problems).toEqual([])
})
