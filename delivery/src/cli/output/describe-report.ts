import { toErrorRate, type VersionReport } from '../../report/report-source.ts'
import { toTable } from './to-table.ts'

const head = ['version', 'who', 'opened', 'errors', 'per 100', 'LCP', 'INP', 'CLS']

/** A line for each version and group, what was opened most first. Vitals are the 75th percentile. */
export const describeReport = (versions: readonly VersionReport[]): string[] =>
  toTable(
    head,
    versions
      .toSorted((one, other) => other.opened - one.opened)
      .map((version) => [
        version.version,
        version.group ?? '',
        String(version.opened),
        String(version.errors),
        toErrorRate(version).toFixed(1),
        toSeconds(version.p75.LCP),
        version.p75.INP === undefined ? '' : `${Math.round(version.p75.INP)} ms`,
        version.p75.CLS?.toFixed(2) ?? '',
      ]),
  )

const toSeconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '' : `${(milliseconds / 1000).toFixed(1)} s`
