import { useFollowingPreview } from '@console/authoring/editor/use-following-preview'
import { PreviewPane } from '@console/authoring/editor/workbench'
import { useDocumentOnPause } from '@console/authoring/following/use-document'
import { GroupedList } from '@console/authoring/lists/grouped-list'
import { memo, type RefObject, useRef } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import type { Id } from '../document/article-document.ts'
import { titlePart } from '../edits/focus-parts.ts'
import { ArticlePicture } from '../read/article-picture.tsx'
import reading from '../read/article-reading.module.css'
import { ArticleSectionView } from '../read/article-section-view.tsx'

/** Text is cheap to lay out and paint, so few large groups are better for the browser than many small ones. */
const groupSize = 20

type ArticlePreviewProps = {
  root: RefObject<HTMLElement | null>
  /** With title and subtitle, which otherwise stand beside it. */
  hasHead: boolean
  /** Called before editing, to show the form. */
  onWrite(): void
}

/** The article as learners will read it, updated while typing. */
export function ArticlePreview({ root, hasHead, onWrite }: ArticlePreviewProps) {
  const { store, focus } = useEditorParts()
  const order = useDocumentOnPause(store, (content) => content.order)
  const pane = useRef<HTMLElement>(null)
  useFollowingPreview({
    root,
    pane,
    findShown,
    onOpen(clicked) {
      const part = clicked.closest<HTMLElement>('[data-edits]')?.dataset['edits']
      if (part === undefined) return
      onWrite()
      focus.focusPart(part, 'end')
    },
  })
  return (
    <PreviewPane ref={pane} label="Preview">
      <article className={reading.small}>
        <PreviewHead isWhole={hasHead} />
        <GroupedList order={order} size={groupSize} height={3200} render={renderSection} />
      </article>
    </PreviewPane>
  )
}

function PreviewHead({ isWhole }: { isWhole: boolean }) {
  const { store } = useEditorParts()
  const { title, sub_title, image, blog_image } = useDocumentOnPause(store, (content) => content.details)
  const picture = blog_image ?? image
  return (
    <>
      {isWhole ? (
        <h2 dir="auto" className={reading.title} data-edits="detail:title">
          {title.trim() === '' ? 'Untitled' : title}
        </h2>
      ) : (
        // The titles of the sections are one level below.
        <h2 className="visually-hidden">Preview</h2>
      )}
      {isWhole && sub_title !== null && (
        <p dir="auto" className={reading.subTitle} data-edits="detail:sub_title">
          {sub_title}
        </p>
      )}
      <ArticlePicture key={picture} address={picture} />
    </>
  )
}

const PreviewSection = memo(function PreviewSection({ id }: { id: Id }) {
  const { store } = useEditorParts()
  const section = useDocumentOnPause(store, ({ sections }) => sections[id])
  if (section === undefined) return null
  return (
    <div className={reading.section} data-preview={id} data-edits={titlePart(id)}>
      <ArticleSectionView section={section} heading="h3" />
    </div>
  )
})

const renderSection = (id: Id) => <PreviewSection key={id} id={id} />

/** The section of the focused field. */
function findShown(field: Element, pane: HTMLElement): Element | null {
  const id = field.closest<HTMLElement>('[data-section]')?.dataset['section']
  return id === undefined ? null : pane.querySelector(`[data-preview="${CSS.escape(id)}"]`)
}
