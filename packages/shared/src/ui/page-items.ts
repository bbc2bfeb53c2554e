/** A page number, or the dots for pages omitted before or after those around the current page. */
export type PageItem = number | 'before' | 'after'

/** Pages on each side of the current one. */
const around = 2

/** The first, the last and five pages around the current one; all pages if only a few would be omitted. */
export function toPageItems(page: number, pageCount: number): PageItem[] {
  const shown = 2 * around + 1
  const isShort = pageCount <= shown + 2
  const first = isShort ? 1 : Math.max(1, Math.min(page - around, pageCount - shown + 1))
  const last = isShort ? pageCount : Math.min(pageCount, first + shown - 1)
  const items: PageItem[] = []
  if (first > 1) items.push(1)
  if (first > 2) items.push('before')
  for (let item = first; item <= last; item += 1) items.push(item)
  if (last < pageCount - 1) items.push('after')
  if (last < pageCount) items.push(pageCount)
  return items
}
