import type { DocumentStore } from '@console/authoring/document/document-store'
import { createPointerDrag, type DragHandlers } from '@console/authoring/drag/pointer-drag'
import type { ArticleContent } from '../document/article-content.ts'
import type { Id } from '../document/article-document.ts'
import type { ArticleEdits } from './article-edits.ts'

type Drop = { target: HTMLElement; where: 'before' | 'after' }

type SectionDragParts = {
  store: DocumentStore<ArticleContent>
  edits: ArticleEdits
  findRoot(): HTMLElement | null
}

/** Drag and drop of sections by their handles; the drop position is marked in the DOM without rendering. */
export function createSectionDrag({ store, edits, findRoot }: SectionDragParts): (id: Id) => DragHandlers {
  let marked: readonly HTMLElement[] = []

  const find = (id: Id) =>
    findRoot()?.querySelector<HTMLElement>(`[data-section="${CSS.escape(String(id))}"]`) ?? null

  return createPointerDrag<Id, Drop>({
    findTarget(under, dragged, { y }) {
      const target = under?.closest<HTMLElement>('[data-section]') ?? null
      if (target === null || target === find(dragged)) return null
      const { top, height } = target.getBoundingClientRect()
      return { target, where: y < top + height / 2 ? 'before' : 'after' }
    },
    show(drag) {
      for (const { dataset } of marked) {
        delete dataset['dragged']
        delete dataset['drop']
      }
      const section = drag && find(drag.dragged)
      const drop = drag?.target ?? null
      marked = [section, drop?.target].filter((element) => element != null)
      if (section !== null) section.dataset['dragged'] = ''
      if (drop !== null) drop.target.dataset['drop'] = drop.where
    },
    onDrop(dragged, { target, where }) {
      const others = store.read().order.filter((other) => other !== dragged)
      const index = others.findIndex((other) => String(other) === target.dataset['section'])
      if (index !== -1) edits.moveTo(dragged, index + (where === 'after' ? 1 : 0))
    },
  })
}
