import { memo, type ReactNode } from 'react'
import { useListGroups } from './list-groups.ts'

type GroupedListProps<Id> = {
  order: readonly Id[]
  /** How many entries a group is made with. */
  size: number
  /** About how high a group is, in pixels, until it has been on screen: one that is far off is neither laid out nor painted. */
  height: number
  className?: string | undefined
  /** The CSS counter that entries count up: it goes on from group to group, which by itself would each begin anew. */
  counter?: string
  /** An entry that does not count yet. */
  uncounted?: Id | null
  /** An entry, with its id as the key. The same function from one render to the next, or every group renders anew. */
  render(id: Id): ReactNode
}

/** A long list in groups, which stay while entries come and go. */
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
