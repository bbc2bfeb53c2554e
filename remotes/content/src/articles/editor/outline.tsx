import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument, useDocumentOnPause } from '@console/authoring/following/use-document'
import { GroupedList } from '@console/authoring/lists/grouped-list'
import { memo, useEffect, useRef } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import type { Id } from '../document/article-document.ts'
import { titlePart } from '../edits/focus-parts.ts'
import { sectionTypeLabels } from '../section-names.ts'
import styles from './outline.module.css'

/** As many letters fit into two lines, however wide they are: only what may need more is clipped, which a browser looks at. */
const twoLines = 24

/** The sections by name; choosing one goes there. */
export function Outline({ className = '' }: { className?: string | undefined }) {
  const { store } = useEditorParts()
  const order = useDocument(store, (content) => content.order)
  const list = useRef<HTMLElement>(null)
  useMarkedSection(list)
  return (
    <nav ref={list} className={`${styles.outline} ${className}`} aria-label="Outline">
      <p className={styles.heading}>Outline</p>
      {order.length === 0 ? (
        <p className={styles.none}>Sections will be listed here.</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: an `ol` may not have its items in groups
        <div role="list">
          <GroupedList order={order} size={20} className={styles.group} render={renderEntry} />
        </div>
      )}
    </nav>
  )
}

const OutlineEntry = memo(function OutlineEntry({ id }: { id: Id }) {
  const { focus, store } = useEditorParts()
  const title = useDocumentOnPause(store, ({ sections }) => sections[id]?.title?.trim() ?? '')
  const type = useDocumentOnPause(store, ({ sections }) => sections[id]?.content_type ?? 'paragraph')
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `li` may not stand in the group that is between it and its list
    <div role="listitem">
      <ActionButton look="plain" data-entry={id} onClick={() => focus.focusPart(titlePart(id), 'end')}>
        <span className={title.length > twoLines ? styles.long : ''}>
          {title === '' ? <em>{sectionTypeLabels[type]}</em> : title}
        </span>
      </ActionButton>
    </div>
  )
})

const renderEntry = (id: Id) => <OutlineEntry key={id} id={id} />

/** Marks the entry of the section that has the focus; on the element alone, so that moving about renders nothing. */
function useMarkedSection(list: { current: HTMLElement | null }) {
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      const section = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null
      for (const entry of list.current?.querySelectorAll('[aria-current]') ?? [])
        entry.removeAttribute('aria-current')
      const id = section?.dataset['section']
      if (id === undefined) return
      const entry = list.current?.querySelector(`[data-entry="${CSS.escape(id)}"]`)
      entry?.setAttribute('aria-current', 'true')
      entry?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [list])
}
