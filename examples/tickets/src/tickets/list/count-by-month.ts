import type { Ticket } from '../api/ticket.schema.ts'

export type MonthCount = { month: string; count: number }

/** Tickets by the month (UTC) in which they were opened, oldest first: `2026-11`. */
export function countByMonth(tickets: readonly Pick<Ticket, 'opened_at'>[]): MonthCount[] {
  const counts = new Map<string, number>()
  for (const { opened_at } of tickets) {
    const month = opened_at.slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return [...counts].map(([month, count]) => ({ month, count })).sort((a, b) => (a.month < b.month ? -1 : 1))
}
