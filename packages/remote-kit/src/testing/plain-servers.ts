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
  // The keys of such a record are its kinds.
  Object.entries<string>(kinds) as [Kind, string][]

/** For `test.each` of stories that write: servers of the specification alone, by what they answer to a write that was done. */
export const writeServers = listKinds(writes).map(([kind, answer]) => ({ answer, answers: { writes: kind } }))

/**
 * One of each kind that a section tells apart: the server gives back the record, names it, or says no more than that it is done.
 * Which answer is of which kind, and how a refusal is read, the tests of `@console/shared/http` prove.
 */
export const writeKinds = writeServers.filter(({ answers }) =>
  ['record', 'bare-id', 'no-content'].includes(answers.writes),
)

/** The same, by what they answer to what they refuse: one by its status, and one under status 200. */
export const failureKinds = [
  { answer: 'problem details', answers: { failures: 'problem' } },
  { answer: 'an envelope under status 200', answers: { failures: 'business' } },
] as const satisfies { answer: string; answers: Answers }[]
