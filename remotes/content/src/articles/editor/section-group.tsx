import { type ComponentType, memo } from 'react'
import type { Id } from '../document/article-document.ts'

type SectionGroupProps = { ids: readonly Id[]; className?: string | undefined; of: ComponentType<{ id: Id }> }

/** One group of `groupSections`; renders again only when another section is in it, or in another place. */
export const SectionGroup = memo(
  function SectionGroup({ ids, className, of: Section }: SectionGroupProps) {
    return (
      <div className={className}>
        {ids.map((id) => (
          <Section key={id} id={id} />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.ids.length === after.ids.length && before.ids.every((id, index) => id === after.ids[index]),
)
