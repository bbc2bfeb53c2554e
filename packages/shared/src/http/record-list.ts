import * as z from 'zod/mini'
import { ValidationError, type ValidationIssue } from '../errors/errors.ts'
import { numberId } from '../schemas/number.schema.ts'
import { type StandardSchema, toPathText } from './standard-schema.ts'

type ItemSchema<Item> = z.ZodMiniType<Item>
type Check = (value: unknown) => boolean

export type RecordId = number | string

/** A record of a list that is not what its schema asks for. */
export type UnreadableRecord = {
  /** Its place in the server's list. */
  index: number
  /** Null where even that cannot be read. */
  id: RecordId | null
  issues: readonly ValidationIssue[]
}

/** What of a list could be read, in the server's order, and what could not. */
export type ReadList<Item> = { records: Item[]; unreadable: UnreadableRecord[] }

/**
 * Schema of a list of tens of thousands of records. A record that is plainly what `item` asks for is taken as it stands,
 * in a fraction of the time; any other is parsed by `item`, whose objects must be loose. One that cannot be read costs
 * itself, and says what is wrong and where; what is no list at all is refused.
 */
export function recordListSchema<Item>(item: ItemSchema<Item>): StandardSchema<ReadList<Item>> {
  const isPlain = toPlainCheck(item)
  const noList = z.array(z.unknown())
  return {
    '~standard': {
      validate: (value) => {
        if (!Array.isArray(value)) return { issues: noList.safeParse(value).error?.issues ?? [] }
        const records: Item[] = []
        const unreadable: UnreadableRecord[] = []
        for (let index = 0; index < value.length; index++) {
          const record: unknown = value[index]
          if (isPlain(record)) {
            // The check has just said so; it cannot say it as a type guard of `item`.
            records.push(record as Item)
            continue
          }
          const result = item.safeParse(record)
          if (result.success) records.push(result.data)
          else unreadable.push({ index, id: readId(record), issues: toIssues(index, result.error.issues) })
        }
        return { value: { records, unreadable } }
      },
    },
  }
}

const namedSchema = z.looseObject({ id: z.union([numberId(), z.string()]) })

const readId = (record: unknown) => namedSchema.safeParse(record).data?.id ?? null

/** Paths begin as those of a whole answer do: `data` of the envelope is the list. */
const toIssues = (index: number, issues: readonly z.core.$ZodIssue[]): ValidationIssue[] =>
  issues.map(({ code, path, message }) => ({ code, path: toPathText(['data', index, ...path]), message }))

/** For a record that is not among the readable ones: throws where the server has it in a shape that cannot be read. */
export function refuseUnreadable(list: ReadList<unknown>, id: number, route: string): void {
  const found = list.unreadable.find((record) => record.id === id)
  if (found !== undefined) throw new ValidationError(route, found.issues)
}

/** True only for a value that `schema` accepts and leaves as it is. False means no more than "parse it to know". */
function toPlainCheck(schema: z.core.$ZodType): Check {
  // zod’s own union of its kinds, told apart by `def.type`.
  const { def } = (schema as z.core.$ZodTypes)._zod
  // A format, such as an e-mail address, is a check of its own.
  if ('check' in def) return () => false
  switch (def.type) {
    case 'string':
      return withRefinements(def.checks, (value) => typeof value === 'string')
    case 'number':
      return withRefinements(def.checks, (value) => Number.isFinite(value))
    case 'boolean':
      return withRefinements(def.checks, (value) => typeof value === 'boolean')
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries))
      return withRefinements(def.checks, (value) => values.has(value))
    }
    case 'optional': {
      const isInner = toPlainCheck(def.innerType)
      return withRefinements(def.checks, (value) => value === undefined || isInner(value))
    }
    case 'nullable': {
      const isInner = toPlainCheck(def.innerType)
      return withRefinements(def.checks, (value) => value === null || isInner(value))
    }
    case 'default': {
      const isInner = toPlainCheck(def.innerType)
      return withRefinements(def.checks, (value) => value !== undefined && isInner(value))
    }
    case 'union': {
      const options = def.options.map(toPlainCheck)
      return withRefinements(def.checks, (value) => options.some((isOption) => isOption(value)))
    }
    case 'object':
      return withRefinements(def.checks, toObjectCheck(def))
    default:
      return () => false
  }
}

function toObjectCheck({ shape, catchall }: z.core.$ZodObjectDef): Check {
  const fields = Object.entries(shape).map(([key, field]) => ({ key, isPlain: toPlainCheck(field) }))
  if (catchall?._zod.def.type !== 'unknown') return () => false
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    if (Object.hasOwn(value, '__proto__')) return false
    // Any object may be read by key; what stands there is what is being checked.
    const record = value as Record<string, unknown>
    return fields.every(({ key, isPlain }) => isPlain(record[key]))
  }
}

/** With a check that may change a value, zod itself is asked. */
function withRefinements(checks: readonly z.core.$ZodCheck[] | undefined, isKind: Check): Check {
  const refinements = (checks ?? []).map(({ _zod: { def } }) => toRefinement(def))
  if (refinements.length === 0) return isKind
  return (value) => isKind(value) && refinements.every((isMet) => isMet(value))
}

function toRefinement(check: z.core.$ZodCheckDef): Check {
  if (check.when !== undefined) return () => false
  if (isCustom(check)) return (value) => check.fn(value) === true
  if (isRegex(check)) return (value) => typeof value === 'string' && check.pattern.test(value)
  return () => false
}

function isCustom(check: z.core.$ZodCheckDef): check is z.core.$ZodCustomDef {
  return check.check === 'custom' && 'fn' in check
}

/** One with the flag `g` or `y` remembers where it was. */
function isRegex(check: z.core.$ZodCheckDef): check is z.core.$ZodCheckRegexDef {
  if (!('format' in check && check.format === 'regex' && 'pattern' in check)) return false
  return check.pattern instanceof RegExp && !check.pattern.global && !check.pattern.sticky
}
