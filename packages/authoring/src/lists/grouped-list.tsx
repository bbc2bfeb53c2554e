import { memo, type ReactNode } from 'react'
import { useListGroups } from './list-groups.ts'

type GroupedListProps<Id> = {
  order: readonly Id[]
  /** Initial number of entries per group. */
  size: number
  /**
   * Estimated height of a group in pixels until it has been on screen: off-screen groups are neither laid out nor
   * painted.
   */
  height: number
  className?: string | undefined
  /** CSS counter of the entries, carried from group to group, each of which would otherwise restart it. */
  counter?: string
  /** An entry that is not numbered yet. */
  uncounted?: Id | null
  /** Renders an entry with its id as key. Must be the same function on every render, or all groups re-render. */
  render(id: Id): ReactNode
}

/** A long list in groups that persist while entries are inserted and removed. */
export function GroupedList<Id extends string | number>(props: GroupedListProps<Id>) {
  const { order, size, height, className, counter, uncounted = null, render } = props
  const groups = useListGroups(order, size)
  const style = { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}px` } as const
  let before = 0
  return groups.map(({ key, ids }) => {
    const entries = <Entries ids={ids} render={render} />
    const start = before
    before += uncounted !== null && ids.includes(uncounted) ? ids.length - 1 : ids.length
    return (
      <div key={key} className={className} style={style}>
        {counter === undefined ? (
          entries
        ) : (
          <div style={{ counterReset: `${counter} ${start}` }}>{entries}</div>
        )}
      </div>
    )
  })
}

type EntriesProps = { ids: readonly (string | number)[]; render(id: string | number): ReactNode }

const Entries = memo(
  ({ ids, render }: EntriesProps) => ids.map((id) => render(id)),
  (before, after) =>
    before.render === after.render &&
    before.ids.length === after.ids.length &&
    before.ids.every((id, index) => id === after.ids[index]),
)
