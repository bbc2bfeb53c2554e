import { type CSSProperties, memo, type ReactNode } from 'react'
import { useListGroups } from '../document/list-groups.ts'

type GroupedListProps<Id> = {
  order: readonly Id[]
  /** How many entries a group is made with. */
  size: number
  /** Leaves a group out of the layout where it is far off, by `content-visibility`. */
  className?: string | undefined
  /** Tells each group by `--before` how many entries stand before it: what is left out of the layout counts by itself. */
  isNumbered?: boolean
  /** An entry, with its id as the key. Called when the group of the entry changes, and not again for another function. */
  render(id: Id): ReactNode
}

/** A long list in groups, which stay while entries come and go. */
export function GroupedList<Id extends string | number>(props: GroupedListProps<Id>) {
  const { order, size, className, isNumbered = false, render } = props
  const groups = useListGroups(order, size)
  let before = 0
  return groups.map(({ key, ids }) => {
    // React takes custom properties, but its types do not know them.
    const style = isNumbered ? ({ '--before': before } as CSSProperties) : undefined
    before += ids.length
    return (
      <div key={key} className={className} style={style}>
        <Entries ids={ids} render={render} />
      </div>
    )
  })
}

type EntriesProps = { ids: readonly (string | number)[]; render(id: string | number): ReactNode }

const Entries = memo(
  ({ ids, render }: EntriesProps) => ids.map((id) => render(id)),
  (before, after) =>
    before.ids.length === after.ids.length && before.ids.every((id, index) => id === after.ids[index]),
)
