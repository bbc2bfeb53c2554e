import { ActionButton } from '@console/authoring/controls/action-button'
import { FileInput } from '@console/authoring/controls/file-input'
import { TextArea } from '@console/authoring/fields/text-area'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { readMarkup } from '@console/printed-tests/sources'
import { Field } from '@console/shared/ui/field'
import { toKeyLabel } from '@console/shared/ui/key-label'
import { Segments } from '@console/shared/ui/segments'
import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useRef } from 'react'
import fileStyles from './file-list.module.css'
import { FileList } from './file-list.tsx'
import styles from './paste-dialog.module.css'
import { type Sources, typedId } from './use-sources.ts'

const accepted =
  '.docx,.pdf,.txt,.html,.htm,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,text/html'

type PasteSourcesProps = {
  sources: Sources
  /** The id of the source whose text is shown. */
  shown: string
  area: RefObject<HTMLTextAreaElement | null>
  partNoun: string
  onShow(id: string): void
  view: SourceView
  onView(view: SourceView): void
  /** The lines of all sources; null while there are none. */
  lines: ReactNode
}

export type SourceView = 'text' | 'lines'

const views = [
  ['text', 'Text'],
  ['lines', 'Line by line'],
] as const

/** The sources of a test: typed or pasted text, and chosen or dropped files. */
export function PasteSources(props: PasteSourcesProps) {
  const { sources, shown, area, partNoun, onShow, view, onView, lines } = props
  const input = useRef<HTMLInputElement>(null)
  const file = sources.files.find(({ id, state }) => id === shown && state.is === 'read')
  const value = file?.text ?? sources.typed
  const write = (next: string) =>
    file === undefined ? sources.setTyped(next) : sources.setText(file.id, next)

  function add(files: readonly File[]) {
    const [first] = sources.add(files)
    if (first !== undefined && shown === typedId && sources.typed === '') onShow(first)
  }

  /** Reads pasted HTML too, so that tables and lists keep their structure. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const markup = readMarkup(event.clipboardData.getData('text/html'))
    const files = [...(event.clipboardData.files ?? [])]
    const isFile = files.length > 0 && event.clipboardData.getData('text/plain') === ''
    if (!isFile && markup === null) return
    event.preventDefault()
    if (isFile) return add(files)
    const { selectionStart, selectionEnd } = event.currentTarget
    write(`${value.slice(0, selectionStart)}${markup}${value.slice(selectionEnd)}`)
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever does not drag has the button
    <div className={layout.rows} onDragOver={allowFiles} onDrop={drop}>
      <div className={fileStyles.bar}>
        <ActionButton look="framed" onClick={() => input.current?.click()}>
          Choose files…
        </ActionButton>
        <span className={text.small}>
          Word or PDF: the paper, its key, its transcript. Or drop them here.
        </span>
        <FileInput ref={input} label="Files of the test" accept={accepted} isMultiple onFiles={add} />
      </div>
      <FileList sources={sources} shown={shown} onShow={onShow} />
      {lines !== null && <Segments label="Show" options={views} value={view} onChange={onView} />}
      {lines !== null && view === 'lines' ? (
        lines
      ) : (
        <Field
          label={file === undefined ? 'Text of the test' : `Text of ${file.name}`}
          note={
            file === undefined ? `${partNoun}s, questions and, at the end, the answer key` : 'as it was read'
          }
        >
          {(control) => (
            <TextArea
              {...control}
              ref={area}
              className={styles.text}
              value={value}
              placeholder={`Press ${toKeyLabel('Ctrl+V')} here`}
              spellCheck={false}
              onText={write}
              onPaste={paste}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** Otherwise the browser would open a dropped file in place of the console. */
function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}
