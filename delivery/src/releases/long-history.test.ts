import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { loadSite } from './records/load-site.ts'
import { mostMoves } from './records/move-history.ts'
import { openReleaseStore } from './release-store.ts'
import { buildSiteLayout } from './site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }
const day = 24 * 60 * 60_000

/** A site with so many moves before its own, a day apart. */
async function publishLate(before: number) {
  const { siteDir, buildShell, buildRemote } = await inventWorkspace()
  const store = openReleaseStore(siteDir)
  const layout = buildSiteLayout(siteDir)
  await store.publish({ units: [await buildShell(), await buildRemote('commerce')], ...made })
  const own = await readFile(layout.history, 'utf8')
  const move = JSON.parse(own)
  const lines = Array.from({ length: before }, (_, index) => {
    const moved_at = new Date(Date.parse(move.moved_at) - (before - index) * day).toISOString()
    return JSON.stringify({ ...move, moved_at, from: null, to: `r-${index.toString(16).padStart(12, '0')}` })
  })
  await writeFile(layout.history, `${lines.join('\n')}\n`)
  await appendFile(layout.history, own)
  return { store, layout, buildRemote }
}

test('A move looks at the end of a long history, and keeps all of it', async () => {
  const { store, layout, buildRemote } = await publishLate(60_000)
  expect((await loadSite(layout)).history.moves).toHaveLength(mostMoves)
  await store.publish({ units: [await buildRemote('commerce', { text: 'second' })], ...made })
  const lines = (await readFile(layout.history, 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(60_002)
  expect(await store.listMoves(2)).toMatchObject([{ isCurrent: true }, { isCurrent: false }])
})

test('Pruning forgets moves after two years', async () => {
  const { store, layout } = await publishLate(1000)
  await store.prune({ ...made, days: 30, isDryRun: false })
  const lines = (await readFile(layout.history, 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(2 * 365)
})
