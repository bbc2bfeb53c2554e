import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { consoleConfigSchema } from './console-config.schema.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8')
const [, section = ''] = page.split('## `/config.json`\n')
const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([\w.]+)` +\| (.+?) +\| (.+?) +\|$/gm)]

type Definition = {
  type: string
  innerType?: z.ZodMiniType
  defaultValue?: unknown
  shape?: Record<string, z.ZodMiniType>
}

/** Every field with a value, with its default as the page spells it. */
function listFields(schema: z.ZodMiniType, path: string, byDefault = 'required'): [string, string][] {
  // zod's types have no definition that all schemas share.
  const { type, innerType, defaultValue, shape } = schema._zod.def as Definition
  if (shape !== undefined)
    return Object.entries(shape).flatMap(([name, field]) =>
      listFields(field, path ? `${path}.${name}` : name),
    )
  if (innerType === undefined) return [[path, byDefault]]
  const isKnown = type === 'default' && defaultValue !== null
  const told = isKnown ? `\`${JSON.stringify(defaultValue)}\`` : type === 'optional' ? 'none' : byDefault
  return listFields(innerType, path, told)
}

test('the page on running has a row for every field of the configuration, with its default, and no other', () => {
  const found = rows.map(([, field, byDefault]) => [field, byDefault])
  expect(found.toSorted()).toEqual(listFields(consoleConfigSchema, '').toSorted())
  for (const [, field, , meaning] of rows)
    expect([field, meaning]).toEqual([field, expect.stringMatching(/.{20}/)])
})
