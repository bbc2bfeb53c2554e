import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { ServerTask } from '../support/publish-to-server-in-child.ts'
import { runCommand } from '../support/run-command.ts'
import { serveReleases } from '../support/served-releases.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, '../support/publish-to-server-in-child.ts')

test('50 publishes by 8 processes to one server lose none', async () => {
  const { root, served, tokens, store, buildShell, buildRemote } = await serveReleases()
  const remotes = ['articles', 'commerce', 'content', 'exams', 'mocks', 'notes', 'people', 'sales']
  await buildShell()
  for (const name of remotes) await buildRemote(name)
  const place = { root, server: served.url, token: tokens.platform }
  await runCommand(place, 'publish', 'shell', ...remotes, '--no-build')

  const texts = Array.from({ length: 50 }, (_, index) => `publish ${index}`)
  const tasks: ServerTask[] = remotes.map((remote) => ({ ...place, remote, roots: [] }))
  for (const [index, text] of texts.entries()) {
    const task = tasks[index % tasks.length]
    if (task === undefined) continue
    await buildRemote(task.remote, { text })
    const kept = join(root, 'kept', String(index))
    await cp(join(root, 'remotes', task.remote), join(kept, 'remotes', task.remote), { recursive: true })
    task.roots.push(kept)
  }
  const ends = await Promise.all(tasks.map((task) => run(process.execPath, [program, JSON.stringify(task)])))
  expect(ends.map(({ stdout }) => stdout)).toEqual(tasks.map(() => 'done\n'))

  const moves = (await store.listMoves()).reverse()
  expect(moves).toHaveLength(51)
  expect(moves.map(({ from }) => from)).toEqual([null, ...moves.slice(0, -1).map(({ to }) => to)])
  const release = (await store.readCurrent())?.release
  expect(moves.at(-1)?.to).toBe(release?.id)
  const moved = (name: string) =>
    moves.slice(1).flatMap(({ units }) => units.filter((unit) => unit.name === name))
  for (const { remote, roots } of tasks) {
    expect(moved(remote)).toHaveLength(roots.length)
    expect(release?.remotes.find(({ name }) => name === remote)?.version).toBe(moved(remote).at(-1)?.to)
  }
  expect((await store.verify()).problems).toEqual([])
  for (const { record } of await store.list()) expect((await store.verify(record.id)).problems).toEqual([])
})
