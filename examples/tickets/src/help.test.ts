import { expect, test } from 'vitest'
import config from '../remote.config.ts'
import { help } from './help/help.ts'

test('the help of every screen begins with its name', async () => {
  expect(Object.keys(help)).toEqual(expect.arrayContaining(Object.keys(config.screens)))
  const texts = await Promise.all(Object.values(help).map(async (read) => (await read()).default))
  for (const text of texts) expect(text).toMatch(/^# .+\n\n\w/)
})
