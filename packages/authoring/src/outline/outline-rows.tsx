import type { ReactNode } from 'react'
import { GroupedList } from '../lists/grouped-list.tsx'

type OutlineRowsProps<Id> = {
  order: readonly Id[]
  /** The CSS counter that rows count up. */
  counter?: string
  /** The same function from one render to the next. */
  render(id: Id): ReactNode
}

/** Rows of an outline that may be hundreds. */
export function OutlineRows<Id extends string | number>(rows: OutlineRowsProps<Id>) {
  return <GroupedList size={20} height={640} {...rows} />
}
