import { isFiner, toDecimalsMessage, toMostMessage } from '@console/values/money/money-limits'
import { upperFirst } from 'es-toolkit/string'
import type { NodeId } from '../document/mock-node.ts'
import { type CheckFindings, fault, refusal } from './mock-issue.ts'

type NumberRule = {
  /** The field in a sentence: `the fee`. */
  what: string
  example: string
  least?: number
  most?: number
  decimals?: number
  whole?: true
}

/** Checks a field for a number. */
export function* checkNumber(node: NodeId, field: string, value: unknown, rule: NumberRule): CheckFindings {
  const { what, example, least = 0, most = Number.POSITIVE_INFINITY, decimals, whole } = rule
  if (typeof value !== 'number')
    yield refusal('number', node, field, `Enter ${what} as a number, such as ${example}`)
  else if (whole && !Number.isInteger(value))
    yield fault('number', node, field, `${upperFirst(what)} must be whole`)
  else if (value < least) yield fault('number', node, field, `${upperFirst(what)} must be at least ${least}`)
  else if (value > most) yield fault('number', node, field, toMostMessage(upperFirst(what)))
  else if (decimals !== undefined && isFiner(value, decimals))
    yield fault('number', node, field, toDecimalsMessage(upperFirst(what), decimals))
}
