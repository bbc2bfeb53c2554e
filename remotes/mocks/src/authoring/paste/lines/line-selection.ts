/** Selected lines, by position in the list; the anchor is where a range begins. */
export type LineSelection = { active: number; anchor: number; selected: ReadonlySet<number> }

export const noSelection: LineSelection = { active: 0, anchor: 0, selected: new Set() }

export type SelectionStep = { isRange: boolean; isAdded: boolean }

/** A click, alone, with Shift, or with Ctrl or ⌘. */
export function selectAt(
  before: LineSelection,
  place: number,
  { isRange, isAdded }: SelectionStep,
): LineSelection {
  if (isRange) return { ...before, active: place, selected: toRange(before.anchor, place) }
  if (!isAdded) return { active: place, anchor: place, selected: new Set([place]) }
  const selected = new Set(before.selected)
  if (!selected.delete(place)) selected.add(place)
  return { active: place, anchor: place, selected }
}

/** The next state for a key; null if it means nothing here. */
export function selectByKey(
  before: LineSelection,
  key: string,
  isShifted: boolean,
  { count, page }: { count: number; page: number },
): LineSelection | null {
  const { active, anchor } = before
  if (key === ' ') return selectAt(before, active, { isRange: isShifted, isAdded: !isShifted })
  if (key === 'Escape') return before.selected.size === 0 ? null : { ...before, selected: new Set() }
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: count - 1,
  }
  const wanted = moves[key]
  if (wanted === undefined) return null
  const next = Math.min(Math.max(wanted, 0), count - 1)
  if (!isShifted) return { ...before, active: next, anchor: next }
  const from = before.selected.has(anchor) ? anchor : active
  return { active: next, anchor: from, selected: toRange(from, next) }
}

const toRange = (one: number, other: number): Set<number> =>
  new Set(Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index))
