import * as z from 'zod/mini'
import { versionReportSchema } from '../report/report-source.ts'

/** `GET /v1/report?remote=&since=&environment=`. */
export const reportAnswerSchema = z.object({
  environment: z.string(),
  /** The source of the numbers, in words. */
  source: z.string(),
  versions: z.array(versionReportSchema),
})
