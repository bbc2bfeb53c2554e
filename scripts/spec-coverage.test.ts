import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './check/workspace.ts'

const document = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')

/** Of the tables: what is claimed, and what proves it. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (---|Sentence |Behaviour )/.test(line))
  .map((line) => {
    const [claim = '', proof = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim())
    return { claim, proof }
  })

const proofs = rows
  .filter(({ proof }) => !proof.startsWith('No test: '))
  .flatMap(({ proof }) => proof.split('<br>'))
  .map((proof) => {
    const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
    return { proof, file, name }
  })

/** Names of tests, by file; of tables of tests, patterns that their names fit. */
const namesByFile = new Map<string, RegExp[]>()

function readNames(file: string): RegExp[] {
  const known = namesByFile.get(file)
  if (known !== undefined) return known
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
  // A name is the first of several arguments, wherever the call stands.
  const names = [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g)].map(([, , name = '']) =>
    toPattern(name),
  )
  namesByFile.set(file, names)
  return names
}

function toPattern(name: string): RegExp {
  const literal = name.replace(/\\(['"`\\])/g, '$1')
  const parts = literal.split(/\$\{[^}]*\}|%[sdj]|\$\w+/)
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`)
}

test.each(rows)('what proves “$claim” is named', ({ proof }) => {
  expect(proof).not.toBe('')
})

test.each(proofs)('$proof exists', ({ file, name }) => {
  expect(existsSync(join(root, file)), `${file} exists`).toBe(true)
  expect(
    readNames(file).some((pattern) => pattern.test(name)),
    `${file} has a test called “${name}”`,
  ).toBe(true)
})
