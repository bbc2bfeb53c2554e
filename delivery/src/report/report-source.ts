import { canaryGroupSchema } from '@console/shared/release-server/counts'
import * as z from 'zod/mini'

export type ReportRequest = { remote: string; environment: string; since: Date }

const percentile = z.optional(z.number())

/** What became of one version of a remote, for those who had its canary, for those who did not, or before there was one. */
export const versionReportSchema = z.object({
  version: z.string(),
  group: z.optional(canaryGroupSchema),
  /** How many times its section was opened. */
  opened: z.number(),
  errors: z.number(),
  /** 75th percentile of each vital that was measured: milliseconds, CLS without a unit. */
  p75: z.object({ LCP: percentile, INP: percentile, CLS: percentile }),
})
export type VersionReport = z.infer<typeof versionReportSchema>

/** Where what happened in browsers is known. */
export type ReportSource = {
  /** As people know it. */
  name: string
  /** @throws ReleaseError `report` where it cannot be asked. */
  read(request: ReportRequest): Promise<VersionReport[]>
}

/** Of the times that the section was opened, in percent. */
export const toErrorRate = ({ opened, errors }: Pick<VersionReport, 'opened' | 'errors'>): number =>
  errors === 0 ? 0 : (100 * errors) / Math.max(opened, 1)
