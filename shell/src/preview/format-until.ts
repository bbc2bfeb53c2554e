const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const dayAndTime = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** `14:30`, with the date if that is not today. */
export function formatUntil(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp)
  return (date.toDateString() === now.toDateString() ? time : dayAndTime).format(date)
}
