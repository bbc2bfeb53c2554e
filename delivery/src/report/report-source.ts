import * as z from 'zod/mini'

export type ReportRequest = { remote: string; environment: string; since: Date }

/** The Core Web Vitals: milliseconds; CLS has no unit. */
export const countedVitals = ['LCP', 'INP', 'CLS'] as const

const percentile = z.optional(z.number())

/** How one version of a remote did: for the canary's group, for the control group, or before there was a canary. */
export const versionReportSchema = z.object({
  version: z.string(),
  group: z.optional(z.enum(['canary', 'control'])),
  /** How many times its section was opened. */
  opened: z.number(),
  errors: z.number(),
  /** 75th percentile of each vital that was measured: milliseconds, CLS without a unit. */
  p75: z.object({ LCP: percentile, INP: percentile, CLS: percentile }),
})
export type VersionReport = z.infer<typeof versionReportSchema>

/** A source of what happened in browsers: a log service. */
export type ReportSource = {
  /** As people know it. */
  name: string
  /** @throws ReleaseError `report` where it cannot be queried. */
  read(request: ReportRequest): Promise<VersionReport[]>
}

/** Errors per hundred openings of the section. */
export const toErrorRate = ({ opened, errors }: Pick<VersionReport, 'opened' | 'errors'>): number =>
  errors === 0 ? 0 : (100 * errors) / Math.max(opened, 1)
