import type { StatusTone } from '../ui/status-dot.tsx'
import type { RowAction } from './row-action.ts'

type Named = {
  /** "Change the price of Gold, $9.99": says what is shown too, as it is the button's name. */
  label: string
}

/** A cell whose text is typed anew where it stands. */
export type TextEdit = Named & {
  /** "Price of Gold" */
  field: string
  text: string
  /** Null where the field is done with; otherwise why the text was not taken. */
  save(text: string): Promise<string | null>
}

/** A cell that shows a status, and whose value is chosen from a few. */
export type StatusEdit = Named & {
  /** As a `StatusDot` has them: the button is the dot, as each element more counts in every row. */
  tone: StatusTone
  status: string
  listActions(): readonly RowAction[]
}

export type CellEdit = TextEdit | StatusEdit

/** How cells of a list are changed where they stand, by the key of their column; null for one that cannot be. */
export type CellEdits<Item> = Readonly<Record<string, (item: Item) => CellEdit | null>>
