import { useDocument, useDocumentOnPause } from '@console/authoring/following/use-document'
import { OutlinePane } from '@console/authoring/outline/outline-pane'
import { OutlineRow } from '@console/authoring/outline/outline-row'
import { OutlineRows } from '@console/authoring/outline/outline-rows'
import { OutlineTree } from '@console/authoring/outline/outline-tree'
import text from '@console/authoring/styles/text.module.css'
import { memo, type RefObject, useEffect } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import type { Id } from '../document/article-document.ts'
import { titlePart } from '../edits/focus-parts.ts'
import { sectionTypeLabels } from '../section-names.ts'

/** The sections by name; choosing one scrolls to it. */
export function ArticleOutline({ root }: { root: RefObject<HTMLElement | null> }) {
  const { store, edits } = useEditorParts()
  const order = useDocument(store, (content) => content.order)
  useMarkedSection(root)

  /** The id of the section whose row is `node`. */
  const findId = (node: string) => order.find((id) => String(id) === node) ?? node

  return (
    <OutlinePane label="Outline">
      <OutlineTree
        label="Sections"
        onMove={(node, by) => edits.move(findId(node), by)}
        onRemove={(node) => edits.remove(findId(node))}
        foot={order.length === 0 && <p className={text.small}>Sections will be listed here.</p>}
      >
        <OutlineRows order={order} render={renderEntry} />
      </OutlineTree>
    </OutlinePane>
  )
}

const OutlineEntry = memo(function OutlineEntry({ id }: { id: Id }) {
  const { focus, store } = useEditorParts()
  const title = useDocumentOnPause(store, ({ sections }) => sections[id]?.title?.trim() ?? '')
  const type = useDocumentOnPause(store, ({ sections }) => sections[id]?.content_type ?? 'paragraph')
  return (
    <OutlineRow id={id} onOpen={() => focus.focusPart(titlePart(id), 'end')}>
      <bdi>{title === '' ? sectionTypeLabels[type] : title}</bdi>
    </OutlineRow>
  )
})

const renderEntry = (id: Id) => <OutlineEntry key={id} id={id} />

/** Marks the row of the focused section directly in the DOM, so that moving the focus renders nothing. */
function useMarkedSection(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      const section = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null
      const id = section?.dataset['section']
      if (id === undefined) return
      for (const row of root.current?.querySelectorAll('[role=treeitem][tabindex="0"]') ?? []) {
        row.setAttribute('aria-selected', 'false')
        row.setAttribute('tabindex', '-1')
      }
      const row = root.current?.querySelector(`[role=treeitem][data-node="${CSS.escape(id)}"]`)
      row?.setAttribute('aria-selected', 'true')
      row?.setAttribute('tabindex', '0')
      row?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [root])
}
