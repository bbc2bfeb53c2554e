import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fault } from './admin-api-server.ts'
import type { RenderedRemote } from './render-remote.tsx'
import { chooseRowAction } from './row-action.ts'

type Answer = Pick<Fault, 'status' | 'body' | 'losesAnswer'>

/** Responses to a write, whether or not the server stored it: SPEC §7 names no result. */
const answers: Record<string, Answer> = {
  true: { body: true },
  '1': { body: 1 },
  'no body': { body: '' },
  'status 204': { status: 204, body: '' },
  'a list': { body: [] },
  'an object': { body: {} },
  'a sentence': { body: { status: true, message: 'Done' } },
  'data: null': { body: { status: true, data: null } },
  'data: true': { body: { status: true, data: true } },
  'data: 1': { body: { status: true, data: 1 } },
  'data: "1"': { body: { status: true, data: '1' } },
  'data: []': { body: { status: true, data: [] } },
  'data: {}': { body: { status: true, data: {} } },
  'data: "saved"': { body: { status: true, data: 'saved' } },
  'data: false': { body: { status: true, data: false } },
  'the id of another record': { body: { status: true, data: { id: 1 } } },
  'an id that nothing has': { body: { status: true, data: { id: 999_999 } } },
  'half a record': { body: { status: true, data: { id: 1, status: 'draft' } } },
  'a page of a proxy': { body: '<!doctype html><title>Sign in</title>' },
  'status 500': { status: 500, body: { status: false, message: 'SQLSTATE[HY000]' } },
  'status 504': { status: 504, body: '<h1>504 Gateway Time-out</h1>' },
  'no answer': { losesAnswer: true },
}

type WriteCase<Write> = {
  write: Write
  said: string
  isStored: boolean
  fault: Omit<Fault, 'method' | 'path'>
}

/**
 * Every write with every response, of a server that stored it and of one that did not; a sample by default, all with
 * `ALL_TESTS`.
 */
function listWriteCases<Write>(writes: readonly Write[]): WriteCase<Write>[] {
  const all = Object.entries(answers).flatMap(([said, answer]) =>
    [true, false]
      // If nothing was stored and no response came, the connection was down, which other tests cover.
      .filter((isStored) => isStored || answer.losesAnswer !== true)
      .map((isStored) => ({
        said,
        isStored,
        fault: answer.losesAnswer === true ? answer : { status: 200, ...answer, isTaken: isStored },
      })),
  )
  if (process.env['ALL_TESTS'] !== undefined) {
    return writes.flatMap((write) => all.map((one) => ({ write, ...one })))
  }
  // Two responses per write, different from those of the other writes.
  const apart = Math.floor(all.length / (2 * writes.length))
  return all.flatMap((one, index) => {
    const write = index % apart === 0 ? writes[(index / apart) % writes.length] : undefined
    return write === undefined ? [] : [{ write, ...one }]
  })
}

export type TriedWrite = {
  call: Pick<Fault, 'method' | 'path'>
  /** The server's state afterwards, as listed by `list` of `expectTruth`. */
  wanted: readonly string[]
  run(remote: RenderedRemote): Promise<void>
  /** Presses the button again; absent if there is none. */
  again?(remote: RenderedRemote): Promise<void>
}

/**
 * Makes a write with the response of the case, and compares the console's message with the server's state; a retry must
 * store the record once.
 */
async function expectTruth(
  remote: RenderedRemote,
  { call, wanted, run, again }: TriedWrite,
  { isStored, fault }: Pick<WriteCase<unknown>, 'isStored' | 'fault'>,
  list: () => Promise<string[]>,
): Promise<void> {
  const before = await list()
  remote.server.failNext({ ...call, ...fault })
  await run(remote)
  await waitFor(() => expect(listAnnounced(remote)).not.toEqual([]))
  expect((await list()).toSorted()).toEqual((isStored ? wanted : before).toSorted())
  const claim = readClaim(listAnnounced(remote))
  expect(claim ?? isStored, listAnnounced(remote).join(' | ')).toBe(isStored)
  if (claim === true || again === undefined) return
  await again(remote)
  await waitFor(() => expect(readClaim(listNotices(remote))).toBe(true))
  expect((await list()).toSorted()).toEqual(wanted.toSorted())
}

type WriteTable = {
  /** Opens the list with the records to be written. */
  open(): Promise<RenderedRemote>
  /** The server's records, one text each. */
  list(remote: RenderedRemote): Promise<string[]>
  writes: Readonly<Record<string, TriedWrite>>
}

/** A test for each write and each response: the console must report what the server has. */
export function testWriteAnswers({ open, list, writes }: WriteTable): void {
  test.each(
    listWriteCases(Object.entries(writes)).map(({ write: [name, write], ...one }) => ({
      name,
      write,
      ...one,
    })),
  )('tells the truth after $name answered by $said, stored: $isStored', async ({ write, ...answered }) => {
    const remote = await open()
    await expectTruth(remote, write, answered, () => list(remote))
  })
}

/** Deletes from a row's menu and leaves the page, which sends the call at once. */
export async function deleteAndLeave(remote: RenderedRemote, name: string): Promise<void> {
  await chooseRowAction(remote, name, 'Delete')
  act(() => void window.dispatchEvent(new Event('pagehide')))
}

const listNotices = ({ notices }: RenderedRemote) =>
  notices.filter(({ kind }) => kind === 'success' || kind === 'error').map(({ message }) => message)

/** A failed save is reported above the form, everything else in a toast. */
const listAnnounced = (remote: RenderedRemote) => [
  ...listNotices(remote),
  ...screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []),
]

/** The claim: done, not done, or null if left open. */
function readClaim(said: readonly string[]): boolean | null {
  const text = said.join(' ')
  if (/may not have been|Perhaps/i.test(text)) return null
  if (/Not saved|was not|not everything/.test(text)) return false
  return /\b(Created|Saved|Archived|Deleted)\b/.test(text) ? true : null
}
