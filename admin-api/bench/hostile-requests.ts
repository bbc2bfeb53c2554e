/** Measures the cost of refusals: of each hostile request, and of a small one right after it that has to wait. Reported, never judged. */
import { openAdminApi } from '../src/admin-api.ts'

const prefix = 'http://localhost/api/v1/admin'
const rounds = 5

const api = await openAdminApi({ seed: 'staff-only', log: () => {} })
const post = (path: string, body: string, token = '') =>
  api.fetch(
    new Request(`${prefix}/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    }),
    { address: '192.0.2.1' },
  )
const signedIn = await post(
  'login',
  JSON.stringify({ identifier: 'staff@example.com', password: 'ielts-staff' }),
)
const { data } = (await signedIn.json()) as { data: { token: string } }

const mb = 1024 * 1024
const article = (contents: string) => `{"type":"grammar","title":"T","status":"draft","contents":${contents}}`
const hostile: [what: string, path: string, body: string, token?: string][] = [
  ['sign-in: a@, 20,000 dots, @', 'login', `{"identifier":"a@${'.'.repeat(20_000)}@","password":"123456"}`],
  ['sign-in: 3,900 dots', 'login', `{"identifier":"a@${'.'.repeat(3900)}@","password":"123456"}`],
  ['nobody signed in: 5 MB', 'store-grammar-or-essay', article(`"${'x'.repeat(5 * mb - 200)}"`)],
  [
    'an article: a title of 5 MB',
    'store-grammar-or-essay',
    `{"title":"${'x'.repeat(5 * mb - 200)}"}`,
    data.token,
  ],
  [
    'an article: 5 MB of numbers',
    'store-grammar-or-essay',
    article(`[${'1,'.repeat(2_500_000)}1]`),
    data.token,
  ],
  [
    'an article: 9,900 wrong sections',
    'store-grammar-or-essay',
    article(`[${'1,'.repeat(9_900)}1]`),
    data.token,
  ],
  ['an article: 100,000 deep', 'store-grammar-or-essay', article('['.repeat(100_000)), data.token],
  ['a package: 40,000 digits', 'packages', `{"price":"${'9'.repeat(40_000)}"}`, data.token],
]

for (const [what, path, body, token] of hostile) {
  const taken: { own: number; beside: number; status: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const asked = Promise.resolve(post(path, body, token)).then(async (answer) => {
      await answer.text()
      return { own: performance.now() - startedAt, status: answer.status }
    })
    const beside = Promise.resolve(api.fetch(new Request(`${prefix}/nowhere`))).then(
      () => performance.now() - startedAt,
    )
    taken.push({ ...(await asked), beside: await beside })
  }
  const middle = (pick: (one: (typeof taken)[number]) => number) =>
    taken
      .map(pick)
      .toSorted((one, other) => one - other)
      [Math.floor(rounds / 2)]?.toFixed(1)
  console.log(
    `${what.padEnd(34)} ${taken[0]?.status}  answered in ${middle(({ own }) => own)} ms, another beside it in ${middle(({ beside }) => beside)} ms`,
  )
}
await api.close()
