import type { TestApiOptions } from './test-api-options.ts'

type Answers = NonNullable<TestApiOptions['answers']>

const writes: Record<NonNullable<Answers['writes']>, string> = {
  record: 'the record',
  id: 'an object with the id',
  'bare-id': 'the id',
  true: 'true',
  count: 'the number of records',
  null: 'data: null',
  none: 'no data',
  empty: 'no body',
  'no-content': 'status 204',
}

const listKinds = <Kind extends string>(kinds: Record<Kind, string>) =>
  // `Object.entries` widens the keys to string.
  Object.entries<string>(kinds) as [Kind, string][]

/**
 * For `test.each` of stories that write: servers that implement only the specification, by their response to a
 * successful write.
 */
export const writeServers = listKinds(writes).map(([kind, answer]) => ({ answer, answers: { writes: kind } }))

/**
 * One of each kind that a section distinguishes: the server returns the record, identifies it, or says only that it is
 * done. The tests of `@console/shared/http` cover which response is of which kind, and how refusals are read.
 */
export const writeKinds = writeServers.filter(({ answers }) =>
  ['record', 'bare-id', 'no-content'].includes(answers.writes),
)

/** The same by their response to a refused write: an error status, or a failure under status 200. */
export const failureKinds = [
  { answer: 'problem details', answers: { failures: 'problem' } },
  { answer: 'an envelope under status 200', answers: { failures: 'business' } },
] as const satisfies { answer: string; answers: Answers }[]
