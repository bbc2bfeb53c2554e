import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Part, Unit } from './measure-unit.ts'

const costSchema = z.object({ bytes: z.int(), requests: z.int() })

/** `budget.json` of a unit: the maximum size of each part. */
const budgetSchema = z.record(z.string(), costSchema)
export type Budget = z.infer<typeof budgetSchema>

/** A unit may exceed its recorded size by this share. */
const room = 0.05
/** Minimum headroom, so that a longer sentence on screen needs no budget change. */
const minRoom = 500
/** The number of shared chunks varies by one or two with the versions of bundler and libraries. */
const requestRoom = 0.2

/** A part over budget; `limit` is undefined if it has none yet. */
export type Excess = { part: Part; measured: Budget[string]; limit: Budget[string] | undefined }

/** @throws Error naming the file if it is missing or invalid. */
export async function readBudget({ name, dir }: Unit): Promise<Budget> {
  const file = join(dir, 'budget.json')
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${name} has no budget.json. Write one: pnpm budget ${name} --accept`, { cause })
  })
  try {
    return budgetSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} is no budget. Put it right, or write it anew: pnpm budget ${name} --accept`, {
      cause,
    })
  }
}

export const costOf = ({ files }: Part): Budget[string] => ({
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  requests: files.length,
})

export function findExcesses(parts: readonly Part[], budget: Budget): Excess[] {
  return parts.flatMap((part) => {
    const measured = costOf(part)
    const limit = Object.hasOwn(budget, part.name) ? budget[part.name] : undefined
    const isWithin = limit && measured.bytes <= limit.bytes && measured.requests <= limit.requests
    return isWithin ? [] : [{ part, measured, limit }]
  })
}

/** Records the current sizes, with some headroom. */
export async function writeBudget({ dir }: Unit, parts: readonly Part[]): Promise<void> {
  const budget = Object.fromEntries(
    parts.map((part) => {
      const { bytes, requests } = costOf(part)
      const limit = bytes + Math.max(minRoom, bytes * room)
      return [
        part.name,
        { bytes: Math.ceil(limit / 50) * 50, requests: Math.floor(requests * (1 + requestRoom)) },
      ]
    }),
  )
  const lines = Object.entries(budget).map(
    ([name, { bytes, requests }]) =>
      `  ${JSON.stringify(name)}: { "bytes": ${bytes}, "requests": ${requests} }`,
  )
  await writeFile(join(dir, 'budget.json'), `{\n${lines.join(',\n')}\n}\n`)
}
