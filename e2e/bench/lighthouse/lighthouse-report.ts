import { z } from 'zod/mini'

const categorySchema = z.object({
  score: z.nullable(z.number()),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const auditSchema = z.object({
  id: z.string(),
  title: z.string(),
  score: z.nullable(z.number()),
  displayValue: z.optional(z.string()),
  numericValue: z.optional(z.number()),
})
const reportSchema = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.record(z.string(), categorySchema),
  audits: z.record(z.string(), auditSchema),
})

/** A screen's scores, 0 to 100 per category, and the audits that cost points. */
export type LighthouseScore = {
  url: string
  points: Record<string, number>
  /** Cumulative layout shift. */
  shift: number
  lost: string[]
}

export function readLighthouseReport(text: string): LighthouseScore {
  const { finalDisplayedUrl, categories, audits } = z.parse(reportSchema, JSON.parse(text))
  const named = Object.entries(categories)
  const points = named.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const)
  const lost = named.flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9) return []
      return [[name, audit.title, audit.displayValue].filter(Boolean).join(': ')]
    }),
  )
  return {
    url: finalDisplayedUrl,
    points: Object.fromEntries(points),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    lost,
  }
}
