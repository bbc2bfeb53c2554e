import { expect, onTestFinished, test, vi } from 'vitest'
import { HttpError, NetworkError, ValidationError } from '../errors/errors.ts'
import { emptyWriteResult, type WriteResult } from '../http/write-result.ts'
import { type RecordCalls, type SaveInput, saveRecord } from './save-record.ts'

type Text = { text: string }

const request = { method: 'PUT', route: 'texts/1' }
const unanswered = new NetworkError({ ...request, reason: 'timeout' })
const refused = (status: number) => new HttpError({ ...request, status })

const unversioned = (value: Text) => ({ value, version: null })

/** A server with one record; `write` fails with `failure` before or after storing the document. */
function createServer(held: Text | null, failure?: { error: Error; isStored: boolean }) {
  const written: Text[] = []
  let stored = held
  const calls: RecordCalls<Text, Text> = {
    toDocument: (record) => record,
    reread: async () => stored && { value: stored, version: null },
    write: async (document) => {
      written.push(document)
      if (failure === undefined || failure.isStored) stored = document
      if (failure !== undefined) throw failure.error
      return emptyWriteResult
    },
    normalise: ({ text }) => ({ text: text.trim() }),
  }
  return { calls, written }
}

const base = { text: 'as loaded' }
const mine = { text: 'mine' }
const input: SaveInput<Text> = { lock: 'texts/1', isNew: false, base, mine, idempotencyScope: 'one' }

test('saves a record that nobody else changed', async () => {
  const { calls, written } = createServer({ text: ' as loaded ' })
  expect(await saveRecord(input, calls)).toEqual({ kind: 'saved', record: mine, id: null })
  expect(written).toEqual([mine])
})

test.each([
  ['after an answer', undefined],
  ['after no answer', { error: unanswered, isStored: true }],
])('waits 10 s and no longer to find out the result of a write, %s', async (_, failure) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { calls, written } = createServer({ text: 'as loaded' }, failure)
  const reread = () => (written.length === 0 ? calls.reread() : new Promise<never>(() => {}))
  const saved = saveRecord(input, { ...calls, reread })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await saved).toMatchObject({ kind: 'no-answer', isSaved: null, error: { reason: 'timeout' } })
})

test.each([
  ['whose write leaves out its guard is reported to developers', false],
  ['whose write sends its guard is not', true],
])('an editor %s', async (_, sends) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => report.mockRestore())
  const { calls } = createServer({ text: 'as loaded' })
  const sent: object[] = []
  await saveRecord(input, {
    ...calls,
    reread: async () => ({ value: (await calls.reread())?.value ?? base, version: '"1"' }),
    write: (document, record, guard) => {
      sent.push(sends ? { path: 'texts/1', ...guard } : {})
      return calls.write(document, record, {})
    },
  })
  expect(sent).toEqual([sends ? { path: 'texts/1', ifMatch: '"1"' } : {}])
  expect(report.mock.calls.flat()).toEqual(sends ? [] : [expect.stringContaining('left out its guard')])
})

test('shows what somebody else changed instead of saving over it', async () => {
  const theirs = { text: 'theirs' }
  const { calls, written } = createServer(theirs)
  expect(await saveRecord(input, calls)).toEqual({ kind: 'conflict', theirs })
  expect(written).toEqual([])
})

test('does not save again what the server already holds', async () => {
  const { calls, written } = createServer({ text: 'mine ' })
  expect(await saveRecord(input, calls)).toMatchObject({ kind: 'saved' })
  expect(written).toEqual([])
})

test('does not save a record that was deleted', async () => {
  const { calls, written } = createServer(null)
  expect(await saveRecord(input, calls)).toEqual({ kind: 'gone' })
  expect(written).toEqual([])
})

test.each([
  ['that arrived is saved', true, { kind: 'saved', record: mine, id: null, isFound: true }],
  ['that did not arrive is known not to be', false, { kind: 'no-answer', isSaved: false }],
])('a save without an answer, or with one of a server that failed, %s', async (_, isStored, outcome) => {
  for (const error of [unanswered, refused(500), refused(504)]) {
    const { calls } = createServer(base, { error, isStored })
    expect(await saveRecord(input, calls)).toMatchObject(outcome)
  }
})

test('the result is unknown when the server cannot be asked either', async () => {
  const { calls } = createServer(base, { error: unanswered, isStored: true })
  let asked = 0
  const reread = () => (asked++ === 0 ? calls.reread() : Promise.reject(unanswered))
  expect(await saveRecord(input, { ...calls, reread })).toMatchObject({ kind: 'no-answer', isSaved: null })
})

test('saves nothing, and says so for certain, when the record cannot be read first', async () => {
  const { calls, written } = createServer(base)
  const outcome = await saveRecord(input, { ...calls, reread: () => Promise.reject(unanswered) })
  expect(outcome).toMatchObject({ kind: 'no-answer', isSaved: false })
  expect(written).toEqual([])
})

test.each([
  ['404', refused(404), { kind: 'gone' }],
  ['409 over the copy that was read', refused(409), { kind: 'refused' }],
  ['400', refused(400), { kind: 'refused' }],
])('passes on an answer of %s', async (_, error, outcome) => {
  const { calls } = createServer(base, { error, isStored: false })
  expect(await saveRecord(input, calls)).toMatchObject(outcome)
})

test('a 409 after somebody else saved shows what they saved', async () => {
  const { calls } = createServer(base, { error: refused(409), isStored: false })
  const theirs = { text: 'theirs' }
  let asked = 0
  const reread = async () => unversioned(asked++ === 0 ? base : theirs)
  expect(await saveRecord(input, { ...calls, reread })).toEqual({ kind: 'conflict', theirs })
})

test('retries of one new record share one key until its content changes', async () => {
  const keys: unknown[] = []
  const calls: RecordCalls<Text, Text> = {
    ...createServer(null).calls,
    write: async (_document, _record, { idempotencyKey }) => {
      keys.push(idempotencyKey)
      throw refused(400)
    },
  }
  const creating = { ...input, isNew: true }
  for (const text of ['mine', 'mine', 'mine too', 'mine']) {
    await saveRecord({ ...creating, mine: { text } }, calls)
  }
  await saveRecord({ ...creating, idempotencyScope: 'two' }, calls)
  const [first, second, changed, back, other] = keys
  expect(first).toMatch(/^one-\w+$/)
  expect([second, back]).toEqual([first, first])
  expect(new Set([first, changed, other]).size).toBe(3)
})

/** A server with versions, on which somebody saves `theirs` between the read and the first write. */
function createVersionedServer(theirs: Text) {
  let stored = base
  let version = 1
  const named: unknown[] = []
  const calls: RecordCalls<Text, Text> = {
    toDocument: ({ text }) => ({ text }),
    reread: async () => ({ value: stored, version: `"${version}"` }),
    write: async (document, _, { ifMatch }) => {
      named.push(ifMatch)
      if (version === 1) {
        stored = theirs
        version = 2
      }
      if (ifMatch !== `"${version}"`) throw refused(412)
      stored = document
      return emptyWriteResult
    },
  }
  return { calls, named, read: () => stored }
}

test('shows what somebody saves between the read and the write instead of writing over it', async () => {
  const theirs = { text: 'theirs' }
  const { calls, named, read } = createVersionedServer(theirs)
  expect(await saveRecord(input, calls)).toEqual({ kind: 'conflict', theirs })
  expect(named).toEqual(['"1"'])
  expect(read()).toEqual(theirs)
})

test('a concurrent save that makes no difference to the document raises no question', async () => {
  const { calls, named, read } = createVersionedServer({ ...base })
  expect(await saveRecord(input, calls)).toMatchObject({ kind: 'saved' })
  expect(named).toEqual(['"1"', '"2"'])
  expect(read()).toEqual(mine)
})

test('says that nothing was saved when the server cannot be read after a 412', async () => {
  const { calls } = createVersionedServer({ text: 'theirs' })
  let asked = 0
  const reread = () => (asked++ === 0 ? calls.reread() : Promise.reject(unanswered))
  expect(await saveRecord(input, { ...calls, reread })).toMatchObject({ kind: 'no-answer', isSaved: false })
})

test('looks for a new record that may have been created before creating it again', async () => {
  const { calls, written } = createServer(null)
  const found = { text: 'mine' }
  const creating = { ...input, isNew: true, mayExist: true }
  const known = { ...calls, findCreated: async () => found }
  expect(await saveRecord(creating, known)).toEqual({ kind: 'saved', record: found, id: null, isFound: true })
  expect(written).toEqual([])
  let asked = 0
  const unknown = { ...calls, findCreated: async () => (asked++ === 0 ? null : found) }
  expect(await saveRecord(creating, unknown)).toMatchObject({ kind: 'saved' })
  expect(written).toEqual([mine])
})

test('a save returns what the server holds afterwards', async () => {
  const { calls } = createServer(base)
  const stored = { text: 'MINE' }
  let asked = 0
  const reread = async () => unversioned(asked++ === 0 ? base : stored)
  expect(await saveRecord(input, { ...calls, reread })).toEqual({ kind: 'saved', record: stored, id: null })
})

test.each([
  ['shows what was sent', { record: mine, id: null }, { kind: 'saved', record: mine }],
  ['says nothing of it', emptyWriteResult, { kind: 'no-answer', isSaved: null }],
])('a save that cannot be read back, after an answer that %s', async (_, answer, outcome) => {
  const { calls } = createServer(base)
  let asked = 0
  const reread = () => (asked++ === 0 ? calls.reread() : Promise.reject(unanswered))
  expect(await saveRecord(input, { ...calls, reread, write: async () => answer })).toMatchObject(outcome)
})

test.each([emptyWriteResult, { record: base, id: 1 }, { record: mine, id: 1 }])(
  'is not taken in by a server that answers and stores nothing',
  async (answer) => {
    const { calls } = createServer(base)
    expect(await saveRecord(input, { ...calls, write: async () => answer })).toEqual({ kind: 'not-kept' })
  },
)

const misunderstood = new ValidationError('texts/1', [
  { code: 'invalid_type', path: 'data.text', message: 'expected string' },
])

test.each([
  [
    'but was stored is saved',
    true,
    { kind: 'saved', record: mine, id: null, isFound: true, mismatch: misunderstood },
  ],
  ['and was not stored is not saved', false, { kind: 'no-answer', error: misunderstood, isSaved: false }],
])('a save whose answer is not understood %s', async (_, isStored, outcome) => {
  const { calls } = createServer(base, { error: misunderstood, isStored })
  expect(await saveRecord(input, calls)).toEqual(outcome)
})

test('the result is unknown when the copy after an unreadable answer is neither the old nor the new record', async () => {
  const { calls } = createServer(base, { error: misunderstood, isStored: true })
  let asked = 0
  const reread = async () => unversioned(asked++ === 0 ? base : { text: 'mine, as the server spells it' })
  expect(await saveRecord(input, { ...calls, reread })).toMatchObject({ kind: 'no-answer', isSaved: null })
})

test('finds a new record by its content whatever the response said', async () => {
  const { calls, written } = createServer(null)
  const creating = { ...input, isNew: true }
  const asked: unknown[] = []
  const findCreated = async (sent: Text, answer: WriteResult<Text> | null) => {
    asked.push(answer)
    return sent
  }
  expect(await saveRecord(creating, { ...calls, findCreated })).toMatchObject({ kind: 'saved', record: mine })
  const named = { ...calls, findCreated, write: async () => ({ record: { text: 'other' }, id: 7 }) }
  expect(await saveRecord(creating, named)).toMatchObject({ kind: 'saved', record: mine })
  expect(asked).toEqual([emptyWriteResult, { record: { text: 'other' }, id: 7 }])
  const failing = { ...calls, findCreated: () => Promise.reject(unanswered) }
  expect(await saveRecord(creating, failing)).toMatchObject({ kind: 'no-answer', isSaved: null })
  expect(written).toEqual([mine, mine])
})

test('reports that a new record was not stored when the list has nothing new', async () => {
  const { calls } = createServer(null)
  const none = { ...calls, findCreated: async () => null, write: async () => ({ record: mine, id: 7 }) }
  expect(await saveRecord({ ...input, isNew: true }, none)).toEqual({ kind: 'not-kept' })
})
