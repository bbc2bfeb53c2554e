import type { StatusTone } from '../ui/status-dot.tsx'
import type { RowAction } from './row-action.ts'

type Named = {
  /** "Change the price of Gold, $9.99": includes the displayed value, because it is the button's accessible name. */
  label: string
}

/** A cell whose text is edited in place. */
export type TextEdit = Named & {
  /** "Price of Gold" */
  field: string
  text: string
  /** Null once saved; otherwise why the text was refused. */
  save(text: string): Promise<string | null>
}

/** A cell with a status that is chosen from a menu. */
export type StatusEdit = Named & {
  /** As in `StatusDot`: the button is itself the dot, because each element counts in every row. */
  tone: StatusTone
  status: string
  listActions(): readonly RowAction[]
}

export type CellEdit = TextEdit | StatusEdit

/** In-place edits by column key; null for a cell that cannot be edited. */
export type CellEdits<Item> = Readonly<Record<string, (item: Item) => CellEdit | null>>
