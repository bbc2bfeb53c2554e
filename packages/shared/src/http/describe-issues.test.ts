import { numberOrText } from '@console/values/schemas/number'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeIssues } from './describe-issues.ts'

const section = z.discriminatedUnion('type', [
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({ type: z.literal('text'), text: z.string() }),
])
const record = z.object({
  name: z.string(),
  price: z.optional(numberOrText()),
  status: z.optional(z.enum(['draft', 'published'])),
  book: z.optional(z.union([z.string(), z.object({ title: z.string() })])),
  sections: z.optional(z.array(section)),
})

test('an issue of another validation library has a code too', () => {
  const issue = { message: 'must be a date', path: [{ key: 'starts_at' }] }
  expect(describeIssues([issue], { starts_at: 5 })).toEqual([
    { code: 'invalid', path: 'starts_at', message: 'must be a date, but is 5' },
  ])
})

test.each<[value: unknown, said: string[]]>([
  [null, [': must be an object, but is null']],
  [{}, ['name: must be text, but is missing']],
  [{ name: 7 }, ['name: must be text, but is 7']],
  [{ name: 'A', price: '12,5' }, ['price: must be a number or its text, but is “12,5”']],
  [{ name: 'A', status: 'live' }, ['status: must be "draft" or "published", but is “live”']],
  [{ name: 'A', book: { title: null } }, ['book.title: must be text, but is null']],
  [{ name: 'A', book: 7 }, ['book: must be text or an object, but is 7']],
  [{ name: 'A', sections: [{ type: 'list', items: [1] }] }, ['sections[0].items[0]: must be text, but is 1']],
  [{ name: 'A', sections: {} }, ['sections: must be a list, but is an object']],
  [{ name: ['x'.repeat(99)] }, ['name: must be text, but is a list of 1']],
])('describes %j by the expected and the received value', (value, said) => {
  const issues = record.safeParse(value).error?.issues ?? []
  expect(describeIssues(issues, value).map(({ path, message }) => `${path}: ${message}`)).toEqual(said)
})
