import { type DragEvent, useRef } from 'react'
import { useEditorParts } from './editor-context.ts'

type Drop = { target: HTMLElement; where: 'before' | 'after' }

const findSection = (event: DragEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-section]') : null

/** Sections are dragged by their handles; where one would fall is marked on the element alone, without rendering. */
export function useSectionDrag() {
  const { store, edits } = useEditorParts()
  const dragged = useRef<HTMLElement | null>(null)
  const drop = useRef<Drop | null>(null)

  function mark(next: Drop | null) {
    if (drop.current !== null) delete drop.current.target.dataset['drop']
    drop.current = next
    if (next !== null) next.target.dataset['drop'] = next.where
  }

  function findId(element: HTMLElement | undefined) {
    return store.read().order.find((id) => String(id) === element?.dataset['section'])
  }

  function handleOver(event: DragEvent) {
    const target = findSection(event)
    if (dragged.current === null || target === null) return
    event.preventDefault()
    const { top, height } = target.getBoundingClientRect()
    const where = event.clientY < top + height / 2 ? 'before' : 'after'
    if (drop.current?.target !== target || drop.current.where !== where) mark({ target, where })
  }

  return {
    onDragStart(event: DragEvent) {
      const section = findSection(event)
      if (section === null || !(event.target instanceof HTMLElement) || !('grip' in event.target.dataset))
        return
      dragged.current = section
      section.dataset['dragged'] = ''
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setDragImage(section, 12, 12)
    },
    onDragEnter: handleOver,
    onDragOver: handleOver,
    onDrop(event: DragEvent) {
      if (dragged.current === null || drop.current === null) return
      event.preventDefault()
      const id = findId(dragged.current)
      const target = findId(drop.current.target)
      const { where } = drop.current
      mark(null)
      if (id === undefined || target === undefined || id === target) return
      const others = store.read().order.filter((other) => other !== id)
      edits.moveTo(id, others.indexOf(target) + (where === 'after' ? 1 : 0))
    },
    onDragEnd() {
      mark(null)
      if (dragged.current !== null) delete dragged.current.dataset['dragged']
      dragged.current = null
    },
  }
}
