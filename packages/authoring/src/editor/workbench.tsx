import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import type { Editor } from '@console/shared/editing/use-editor'
import type { ReactNode, Ref } from 'react'
import type { EditorView } from './editor-bar.tsx'
import styles from './workbench.module.css'

type WorkbenchProps<Document, Entity> = {
  ref: Ref<HTMLDivElement>
  editor: Editor<Document, Entity>
  /** Fields whose refusals stand beside them. */
  shownFields: readonly string[]
  view: EditorView
  bar: ReactNode
  outline: ReactNode
  preview: ReactNode
  /** What is edited. */
  children: ReactNode
}

/** An editor: its bar, and below it the outline, what is edited, and what becomes of it. */
export function Workbench<Document, Entity>(props: WorkbenchProps<Document, Entity>) {
  const { ref, editor, shownFields, view, bar, outline, preview, children } = props
  return (
    <div ref={ref} className={styles.workbench} tabIndex={-1}>
      {bar}
      <div className={styles.panes} data-view={view}>
        {outline}
        <section className={styles.writing} aria-label="Editor">
          <div className={styles.messages}>
            <EditorBanner editor={editor} />
            <SaveProblemAlert editor={editor} fields={shownFields} />
          </div>
          {children}
        </section>
        {preview}
      </div>
      <EditorDialogs editor={editor} />
    </div>
  )
}

type PreviewPaneProps = { ref?: Ref<HTMLElement>; label: string; children: ReactNode }

/** What a reader will see, scrolled by itself. */
export function PreviewPane({ ref, label, children }: PreviewPaneProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={ref} className={styles.preview} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
