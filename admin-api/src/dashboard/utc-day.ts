const dayInMilliseconds = 86_400_000

/** `2026-03-09`, in UTC. */
export const toDay = (moment: Date): string => moment.toISOString().slice(0, 10)

export const addDays = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * dayInMilliseconds)

/** Days since 1970-01-01. */
export const toDayNumber = (day: string): number => Date.parse(day) / dayInMilliseconds
