import type { RecordedCanary } from '@console/shared/release'
import { toErrorRate, type VersionReport } from './report-source.ts'

type Limit = NonNullable<RecordedCanary['limit']>

/** The limit of a canary whose record has none. */
export const usualCanaryLimit: Limit = { errors: 5, after: 20 }

/** One or two errors happen to any version. */
const fewestErrors = 3

type Judged = {
  canary: string
  released: string
  limit: Limit | undefined
  versions: readonly VersionReport[]
}

/** Why a canary has to end, with the numbers; undefined while it may go on. */
export function judgeCanary({
  canary,
  released,
  limit = usualCanaryLimit,
  versions,
}: Judged): string | undefined {
  const [tried, usual] = [canary, released].map((version) => sum(versions, version))
  if (tried === undefined || usual === undefined) return undefined
  if (tried.opened < limit.after || tried.errors < fewestErrors) return undefined
  if (toErrorRate(tried) - toErrorRate(usual) <= limit.errors) return undefined
  return `Ended by itself: ${describe(tried)}, and ${describe(usual)} with the released version`
}

function sum(versions: readonly VersionReport[], version: string) {
  const own = versions.filter((each) => each.version === version)
  const add = (field: 'opened' | 'errors') => own.reduce((total, each) => total + each[field], 0)
  return { opened: add('opened'), errors: add('errors') }
}

const describe = (counted: Pick<VersionReport, 'opened' | 'errors'>) =>
  `${toErrorRate(counted).toFixed(1)} errors per 100 times opened (${counted.errors} in ${counted.opened})`
