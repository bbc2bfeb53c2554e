import type { TestApiOptions } from './test-api-options.ts'

type Answers = NonNullable<TestApiOptions['answers']>

const writes: Record<NonNullable<Answers['writes']>, string> = {
  record: 'the record',
  id: 'an object with the id',
  'bare-id': 'the id',
  null: 'data: null',
  none: 'no data',
  empty: 'no body',
  'no-content': 'status 204',
}

const failures: Record<NonNullable<Answers['failures']>, string> = {
  envelope: 'an envelope',
  business: 'an envelope under status 200',
  message: 'a message',
  error: 'an error',
  text: 'plain text',
  problem: 'problem details',
}

const listKinds = <Kind extends string>(kinds: Record<Kind, string>) =>
  // The keys of such a record are its kinds.
  Object.entries<string>(kinds) as [Kind, string][]

/** For `test.each` of stories that write: servers of the specification alone, by what they answer to a write that was done. */
export const writeServers = listKinds(writes).map(([kind, answer]) => ({ answer, answers: { writes: kind } }))

/** The same, by what they answer to what they refuse. */
export const failureServers = listKinds(failures).map(([kind, answer]) => ({
  answer,
  answers: { failures: kind },
}))
