import type { ReactNode } from 'react'
import { GroupedList } from '../lists/grouped-list.tsx'

type OutlineRowsProps<Id> = {
  order: readonly Id[]
  /** CSS counter of the rows. */
  counter?: string
  /** Must be the same function on every render. */
  render(id: Id): ReactNode
}

/** Rows of an outline with possibly hundreds of entries. */
export function OutlineRows<Id extends string | number>(rows: OutlineRowsProps<Id>) {
  return <GroupedList size={20} height={640} {...rows} />
}
