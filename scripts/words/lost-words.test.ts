import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands/workspace.ts'
import { readUnitTexts } from './read-unit-texts.ts'

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')

/** The second column of the last table of the glossary. */
const lost = (glossary.split('\n## One word for one thing\n')[1] ?? '')
  .split('\n')
  .slice(5)
  .flatMap((line) => line.split('|')[2]?.split(',') ?? [])
  .map((word) => word.trim())
  .filter(Boolean)

/** Search words of the palette, and patterns that recognise printed tests. */
const unseen = new Set(['log out', 'Reading Listening Writing Log in'])

const help = globSync('remotes/*/src/help/*.md', { cwd: root }).flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text) => ({ file, text })),
)

test('the glossary has the words that are not used', () => {
  expect(lost).toContain('candidate')
  expect(lost.length).toBeGreaterThan(15)
})

test('no text that staff see has a word that lost', () => {
  const texts = [...readUnitTexts(), ...help]
  expect(texts.length).toBeGreaterThan(3000)
  const pattern = new RegExp(`\\b(?:${lost.join('|')})s?\\b`, 'i')
  const found = texts.filter(({ text }) => pattern.test(text) && !unseen.has(text))
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})
