import type { Fault } from './admin-api-server.ts'

type Answer = Pick<Fault, 'status' | 'body' | 'losesAnswer'>

/** What servers say of a write, whether they stored it or not: SPEC §7 names no result. */
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

export type WriteCase<Write> = {
  write: Write
  said: string
  isStored: boolean
  fault: Omit<Fault, 'method' | 'path'>
}

/** Every write with every answer, of a server that stored it and of one that did not; by default some of each, all with `ALL_TESTS`. */
export function listWriteCases<Write>(writes: readonly Write[]): WriteCase<Write>[] {
  const all = Object.entries(answers).flatMap(([said, answer]) =>
    [true, false]
      // Where nothing arrived and nothing came back, the connection was down: that is told elsewhere.
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
  // Each write with two answers that differ from those of the others.
  const apart = Math.floor(all.length / (2 * writes.length))
  return all.flatMap((one, index) => {
    const write = index % apart === 0 ? writes[(index / apart) % writes.length] : undefined
    return write === undefined ? [] : [{ write, ...one }]
  })
}

/** What the console claims by its messages: that it was done, that it was not, or null where it leaves that open. */
export function readClaim(said: readonly string[]): boolean | null {
  const text = said.join(' ')
  if (/may not have been|May not have been/.test(text)) return null
  if (/\bnot (saved|changed|deleted)\b|was not|not everything/i.test(text)) return false
  return /\b(Created|Saved|Archived|Deleted)\b/.test(text) ? true : null
}
