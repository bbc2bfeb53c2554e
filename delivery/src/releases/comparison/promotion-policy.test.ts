import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { differenceKinds } from './list-differences.ts'
import { readPolicy } from './promotion-policy.ts'

const given = async (text: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'policy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'policy.json')
  await writeFile(file, text)
  return readPolicy(file)
}

test.each(['{"menus":"block"}', '{"menu":"never"}', 'menu: block'])(
  'a policy that says %s is refused, and names the words and the kinds of difference that it may say',
  async (text) => {
    const refusal = await given(text).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'refused' })
    for (const word of ['allow', 'warn', 'block', ...differenceKinds]) expect(String(refusal)).toContain(word)
  },
)

test('a policy may say something about every kind of difference', async () => {
  const rules = Object.fromEntries(differenceKinds.map((kind) => [kind, 'block']))
  expect(await given(JSON.stringify(rules))).toEqual(rules)
})
