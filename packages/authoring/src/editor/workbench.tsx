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
  /** Fields that show their server errors themselves. */
  shownFields: readonly string[]
  view: EditorView
  bar: ReactNode
  outline: ReactNode
  preview: ReactNode
  /** The form. */
  children: ReactNode
}

/** An editor's layout: its bar, and below it the outline, the form and the preview. */
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

/** A preview as readers will see it, with a scroll position of its own. */
export function PreviewPane({ ref, label, children }: PreviewPaneProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section ref={ref} className={styles.preview} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
