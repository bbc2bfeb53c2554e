import { renderRemote } from '@console/remote-kit/testing'
import { mergeDocuments } from '@console/shared/editing/merge-documents'
import { type RecordCalls, saveRecord } from '@console/shared/editing/save-record'
import type { ApiClient } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import type { Package } from '@console/shared/schemas/package'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDraft } from '../../records/fields/draft.ts'
import { toPayload } from '../../records/fields/payload.ts'
import commerce from '../../remote.ts'
import { findSingle } from '../api/find-package.ts'
import { createPackage, fetchPackages, updatePackage } from '../api/package.api.ts'
import { type PackageDraft as Draft, packageBody, packageFields } from '../fields/package-fields.ts'

const gold = { name: 'Gold', coins: 1, gems: 1, price: 1, currency: 'EUR', status: 'draft' as const }
/** Runs one call in its turn. */
type Step = <Value>(name: string, call: () => Promise<Value>) => Promise<Value>
/** A save that was acknowledged: what it started from and what it left. */
type Saved = { from: Draft; to: Draft }

const toDocument = (record: Package) => toDraft(packageFields, record)

function toCalls(api: ApiClient, id: RecordId, step: Step): RecordCalls<Draft, Package> {
  return {
    toDocument,
    reread: () => step('read', () => findSingle(api, id)),
    write: (document, record, guard) => {
      const payload = toPayload(packageFields, packageBody, record, document)
      return step('write', () => updatePackage(api, id, payload, guard))
    },
  }
}

/** One person, who keeps their own change and everything that others made when they are told of it. */
async function edit(
  calls: RecordCalls<Draft, Package>,
  loaded: Draft,
  change: Partial<Draft>,
  saved: Saved[],
) {
  let base = loaded
  let mine = { ...loaded, ...change }
  for (;;) {
    const outcome = await saveRecord(
      { lock: 'packages/1', isNew: false, base, mine, idempotencyScope: 'none' },
      calls,
    )
    if (outcome.kind === 'saved') return void saved.push({ from: base, to: mine })
    if (outcome.kind !== 'conflict') throw new Error(`A save ended as ${outcome.kind}`)
    const theirs = toDocument(outcome.theirs)
    mine = mergeDocuments({ base, theirs, mine })
    base = theirs
  }
}

const open = async () => {
  const { api } = await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    arrange: ({ api }) => createPackage(api, gold),
  })
  const [record] = await fetchPackages(api)
  if (record === undefined) throw new Error('There is no package')
  return { api, id: record.id }
}

const read = async (api: ApiClient, id: RecordId) => {
  const found = await findSingle(api, id)
  if (found === null) throw new Error('The package is gone')
  return toDocument(found.value)
}

// proves T35
test('no acknowledged change of several people is silently lost, whatever the order of their calls', async () => {
  const { api, id } = await open()
  let counter = 1
  const fields = fc.uniqueArray(fc.constantFrom('coins', 'gems', 'price'), { minLength: 1 })
  const people = fc.array(fields, { minLength: 2, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(people, fc.scheduler(), async (changed, scheduler) => {
      const loaded = await read(api, id)
      const saved: Saved[] = []
      // One call at a time, in the order that the scheduler lets them go.
      let last: Promise<unknown> = Promise.resolve()
      const step: Step = async (name, call) => {
        await scheduler.schedule(Promise.resolve(), name)
        const turn = last.then(call)
        last = turn.catch(() => undefined)
        return turn
      }
      const edits = changed.map((person) => {
        counter += 1
        const typed = { coins: String(counter), gems: String(counter), price: `${counter}.00` }
        const change = Object.fromEntries(person.map((field) => [field, typed[field]]))
        return edit(toCalls(api, id, step), loaded, change, saved)
      })
      await scheduler.waitFor(Promise.all(edits))
      expect(saved).toHaveLength(changed.length)
      // Each started from what the one before had left, so that nothing came in between unseen.
      let state = loaded
      const unlinked = new Set(saved)
      while (unlinked.size > 0) {
        const next = [...unlinked].find(({ from }) => JSON.stringify(from) === JSON.stringify(state))
        if (next === undefined) throw new Error('A save was made over one that it did not know')
        unlinked.delete(next)
        state = next.to
      }
      expect(await read(api, id)).toEqual(state)
    }),
    { numRuns: 15 },
  )
}, 600_000)

test('on a server without ETags, a save between another’s read and write is overwritten', async () => {
  const { api, id } = await open()
  const loaded = await read(api, id)
  const saved: Saved[] = []
  const both = Promise.withResolvers<void>()
  let readings = 0
  const now: Step = (_, call) => call()
  const { reread, ...calls } = toCalls(api, id, now)
  const rereadPlain = async () => {
    const found = await reread()
    readings += 1
    if (readings === 2) both.resolve()
    await both.promise
    return found && { ...found, version: null }
  }
  const people = [{ coins: '20' }, { gems: '30' }]
  await Promise.all(people.map((change) => edit({ ...calls, reread: rereadPlain }, loaded, change, saved)))
  expect(saved).toHaveLength(2)
  const left = await read(api, id)
  expect([left.coins === '20', left.gems === '30']).toEqual(expect.arrayContaining([true, false]))
})
