import { useDocumentOnPause } from '@console/authoring/following/use-document'
import { GroupedList } from '@console/authoring/lists/grouped-list'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import type { Id } from '../document/article-document.ts'
import { ArticlePicture } from '../read/article-picture.tsx'
import reading from '../read/article-reading.module.css'
import { ArticleSectionView } from '../read/article-section-view.tsx'
import styles from './preview-pane.module.css'

/** Text alone is cheap to lay out and paint: fewer groups for the browser to look at are worth more than small ones. */
const groupSize = 20

type PreviewPaneProps = { root: RefObject<HTMLElement | null>; className?: string | undefined }

/** The article as a learner will read it, as it is being written. */
export function PreviewPane({ root, className = '' }: PreviewPaneProps) {
  const { store } = useEditorParts()
  const order = useDocumentOnPause(store, (content) => content.order)
  const pane = useRef<HTMLElement>(null)
  useFollowing(root, pane)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={pane} className={`${styles.pane} ${className}`} tabIndex={0} aria-label="Preview">
      <article className={reading.article}>
        <PreviewHead />
        <GroupedList order={order} size={groupSize} className={styles.group} render={renderSection} />
      </article>
    </section>
  )
}

function PreviewHead() {
  const { store } = useEditorParts()
  const { title, sub_title, image, blog_image } = useDocumentOnPause(store, (content) => content.details)
  const picture = blog_image ?? image
  return (
    <>
      <h2 className={reading.title}>{title.trim() === '' ? 'Untitled' : title}</h2>
      {sub_title !== null && <p className={reading.subTitle}>{sub_title}</p>}
      <ArticlePicture key={picture} address={picture} />
    </>
  )
}

const PreviewSection = memo(function PreviewSection({ id }: { id: Id }) {
  const { store } = useEditorParts()
  const section = useDocumentOnPause(store, ({ sections }) => sections[id])
  if (section === undefined) return null
  return (
    <div className={reading.section} data-preview={id}>
      <ArticleSectionView section={section} heading="h3" />
    </div>
  )
})

const renderSection = (id: Id) => <PreviewSection key={id} id={id} />

/** Shows the section that is being worked on. */
function useFollowing(root: RefObject<HTMLElement | null>, pane: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const editor = root.current
    function handleFocus({ target }: FocusEvent) {
      const section = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null
      const id = section?.dataset['section']
      const shown =
        id === undefined
          ? null
          : pane.current?.querySelector<HTMLElement>(`[data-preview="${CSS.escape(id)}"]`)
      if (shown == null || pane.current === null) return
      const { top, bottom } = shown.getBoundingClientRect()
      const frame = pane.current.getBoundingClientRect()
      if (top >= frame.top && bottom <= frame.bottom) return
      pane.current.scrollTop += top - frame.top - 24
    }
    editor?.addEventListener('focusin', handleFocus)
    return () => editor?.removeEventListener('focusin', handleFocus)
  }, [root, pane])
}
