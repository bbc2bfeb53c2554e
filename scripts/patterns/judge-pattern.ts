import recheck from 'recheck'
import scslre from 'scslre'

// The other backends are a worker and native programs.
process.env['RECHECK_SYNC_BACKEND'] = 'pure'

/** A larger pattern's automaton takes too long to build. */
const longest = 60
const mostRepeats = 16

/**
 * Why a pattern can take more than linear time; null if it cannot. Small patterns are decided by recheck's automaton,
 * which is exact. It does not support look-around and grows with the pattern: the others are judged by scslre, which
 * analyses the repetition of single characters. Neither measures time.
 */
export function judgePattern(source: string, flags: string): string | null {
  if (source.length <= longest && largestRepeat(source) <= mostRepeats) {
    const found = recheck.checkSync(source, flags, { checker: 'automaton', timeout: null })
    if (found.status === 'safe') return null
    if (found.status === 'vulnerable') return `${found.complexity.summary}, as on ${found.attack.pattern}`
    if (found.error.kind !== 'unsupported') throw new Error(`/${source}/${flags}: ${found.error.kind}`)
  }
  const [report] = scslre.analyse(new RegExp(source, flags), { maxReports: 1 }).reports
  if (report === undefined) return null
  return `${report.exponential ? 'exponential' : 'polynomial'}, as on a run of ${JSON.stringify(report.character.pick)}`
}

const largestRepeat = (source: string) =>
  Math.max(0, ...Array.from(source.matchAll(/\{(?:\d+,)?(\d+)\}/g), ([, count]) => Number(count)))
