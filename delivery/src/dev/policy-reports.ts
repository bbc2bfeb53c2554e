import * as z from 'zod/mini'

/** As browsers send it to `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.string(),
    'blocked-uri': z.string(),
    'source-file': z.optional(z.string()),
    'line-number': z.optional(z.int()),
    'column-number': z.optional(z.int()),
    'script-sample': z.optional(z.string()),
    'document-uri': z.optional(z.string()),
  }),
})

export type Violation = {
  directive: string
  blocked: string
  /** The blocked operation, as the browser names it: `Element innerHTML|<b>bold</b>`. */
  sample: string
  /** The place in the served script; lines and columns start at 1. */
  file: string | undefined
  line: number
  column: number
}

/** Undefined for what is no report. */
export function parseViolation(body: unknown): Violation | undefined {
  const parsed = reportSchema.safeParse(body)
  if (!parsed.success) return undefined
  const report = parsed.data['csp-report']
  return {
    directive: report['effective-directive'],
    blocked: report['blocked-uri'],
    sample: report['script-sample'] ?? '',
    file: report['source-file'],
    line: report['line-number'] ?? 1,
    column: report['column-number'] ?? 1,
  }
}

/** The unit and the source line that a violation comes from. */
export type Origin = { unit: string; place: string }

const what: Record<string, string> = {
  'require-trusted-types-for': 'makes markup or code of text, which throws',
  'trusted-types': 'makes a Trusted Types policy of its own, which throws',
  'script-src': 'makes code of text, which throws',
  'script-src-elem': 'loads a script that is not the console’s',
  'style-src-elem': 'adds styles as markup, which are not applied',
  'connect-src': 'calls a host that /config.json does not name',
  'worker-src': 'starts a worker that is no file of the console',
  'font-src': 'loads a font that is no file of the console',
  'frame-src': 'frames a page',
}

/** One line for the terminal. */
export function describeViolation(
  { directive, blocked, sample }: Violation,
  { unit, place }: Origin,
): string {
  const does = what[directive] ?? 'does what the policy forbids'
  const tried = [sample, /^https?:|^data|^blob/.test(blocked) ? blocked : '']
  const told = tried.filter((text) => text !== '').join(' ')
  const line = `Production would refuse this: ${unit}, ${place} ${does} (${directive}${told === '' ? '' : `: ${told}`}).`
  // It holds what a page said, and a terminal obeys control characters.
  return line.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}
