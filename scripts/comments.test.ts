import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { root } from './commands/workspace.ts'

const isSkipped = (path: string) => /(^|\/)(node_modules|dist|\.data)$/.test(path)

/** A comment that starts with one of these words describes the code by a clause instead of saying why it is there. */
const opening = /(?<!\/\/.*\n\s*)(?:\/\/|\/\*+(?:\s*\*)?) (?:What|Of|Where|Whoever)\b.*/g

const findComplaints = (text: string) => text.match(opening) ?? []

it.each([
  ['// What is left.', 1],
  ['/** Of the list. */', 1],
  ['/**\n * Where it stands.\n */', 1],
  ['{/* Whoever asks. */}', 1],
  ['// The price in euros, and\n// Where it came from.', 0],
  ['// Whatever the server says.', 0],
])('%j has %i openings to be rewritten', (text, count) => {
  expect(findComplaints(text)).toHaveLength(count)
})

test('no comment opens with What, Of, Where or Whoever', () => {
  const files = globSync(
    '{admin-api,delivery,e2e,examples,packages,remotes,scripts,shell}/**/*.{ts,tsx,mjs,css}',
    {
      cwd: root,
      exclude: isSkipped,
    },
  ).filter((file) => file !== 'scripts/comments.test.ts')
  expect(files.length).toBeGreaterThan(1000)
  const complaints = files.flatMap((file) =>
    findComplaints(readFileSync(join(root, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  )
  expect(complaints).toEqual([])
})
