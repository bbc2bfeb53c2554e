import { createDocumentStore } from '@console/authoring/document/document-store'
import { createPartStores } from '@console/authoring/document/part-stores'
import type { EditorView } from '@console/authoring/editor/editor-bar'
import { useRestoredPosition } from '@console/authoring/editor/restored-position'
import { useUndoShortcuts } from '@console/authoring/editor/undo-shortcuts'
import { Workbench } from '@console/authoring/editor/workbench'
import { usePlatform } from '@console/shared/platform-context'
import type { Article } from '@console/shared/schemas/article'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import { useEffect, useRef, useState } from 'react'
import { EditorContext, type EditorParts } from '../context/editor-context.ts'
import type { ArticleDocument, Id } from '../document/article-document.ts'
import { listLosses } from '../document/convert-section.ts'
import { createArticleEdits } from '../edits/article-edits.ts'
import { createFocusTarget } from '../edits/focus-target.ts'
import { createItemEdits } from '../edits/item-edits.ts'
import { createSectionDrag } from '../edits/section-drag.ts'
import { createTableEdits } from '../edits/table-edits.ts'
import styles from './article-editor.module.css'
import { ArticleEditorBar } from './article-editor-bar.tsx'
import { ArticleOutline } from './article-outline.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { type ArticleField, articleFields } from './check-article.ts'
import type { ConversionQuestion } from './conversion-question.ts'
import { DetailsForm, PicturesForm } from './details-form.tsx'
import { type FieldLocation, findSectionOfField } from './find-section-of-field.ts'
import { LazyDialogs } from './lazy-dialogs.tsx'
import type { PasteRequest } from './paste-request.ts'
import { usePasteSections } from './section-clipboard.ts'
import { SectionList } from './section-list.tsx'
import { useArticleEditor } from './use-article-editor.ts'
import { useOfferedFields } from './use-offered-fields.ts'

type ArticleEditorProps = {
  /** Null for a new article. */
  record: Article | null
  blank: ArticleDocument
  copyOf: string | null
}

export function ArticleEditor({ record, blank, copyOf }: ArticleEditorProps) {
  const { notify } = usePlatform()
  const root = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [shownFields, setShownFields] = useState<readonly string[]>(articleFields)
  const [refusals] = useState(() => createDocumentStore<Readonly<Record<string, readonly string[]>>>({}))
  const [spoken, setSpoken] = useState('')
  const [pasting, setPasting] = useState<PasteRequest | null>(null)
  const [converting, setConverting] = useState<ConversionQuestion | null>(null)
  const [view, setView] = useState<EditorView>('both')
  const offered = useOfferedFields(record)

  const { editor, store } = useArticleEditor({
    record,
    blank,
    copyOf,
    showFieldErrors(found) {
      setErrors(found)
      const content = store.read()
      const placed = Object.entries(found).flatMap(([field, messages]) => {
        const place = findSectionOfField(content, field)
        return place === null ? [] : [{ field, place, messages }]
      })
      setShownFields([...articleFields, ...placed.map(({ field }) => field)])
      refusals.replace(toRefusals(placed))
      const first = articleFields.find((field) => found[field] !== undefined)
      const part = first === undefined ? placed[0]?.place.part : `detail:${first}`
      if (part !== undefined) parts.focus.focusPart(part, 'end')
    },
  })

  const [parts] = useState((): EditorParts => {
    const focus = createFocusTarget(() => root.current)
    const edits = createArticleEdits({ store, focus, announce: setSpoken, notify })
    return {
      store,
      refusals,
      storeOf: createPartStores(store, ({ sections }) => sections),
      focus,
      edits,
      items: createItemEdits(store, focus),
      tables: createTableEdits(store, focus),
      dragOf: createSectionDrag({ store, edits, findRoot: () => root.current }),
      openPaste: (pasted, after: Id | null) => setPasting({ pasted, after }),
      askConversion(id, type) {
        const section = store.read().sections[id]
        if (section !== undefined && listLosses(section, type).length > 0) setConverting({ section, type })
        else edits.convert(id, type)
      },
    }
  })

  useUndoShortcuts(root, store)
  useRestoredPosition({ root, store, shown: view, onReturn: setView })
  usePasteSections(parts)
  useEffect(() => {
    if (record === null) parts.focus.focusPart('detail:title', 'end')
  }, [record, parts])

  const details = {
    offered,
    errors,
    onEdit: (field: ArticleField) => setErrors({ ...errors, [field]: [] }),
  }
  return (
    <EditorContext value={parts}>
      <title>{`${record === null ? 'New article' : `Edit ${record.title}`} · IELTS console`}</title>
      <Workbench
        ref={root}
        editor={editor}
        shownFields={shownFields}
        view={view}
        bar={<ArticleEditorBar editor={editor} record={record} view={view} onView={setView} />}
        outline={view === 'read' ? null : <ArticleOutline root={root} />}
        preview={
          <ArticlePreview
            root={root}
            hasHead={view === 'read'}
            onWrite={() => setView((before) => (before === 'read' ? 'both' : before))}
          />
        }
      >
        <div className={styles.writing}>
          <DetailsForm {...details} />
          <SectionList />
          <PicturesForm {...details} />
        </div>
      </Workbench>
      <p className="visually-hidden" role="status" aria-live="polite">
        {spoken}
      </p>
      <LazyDialogs
        pasting={pasting}
        onPastingEnd={() => setPasting(null)}
        converting={converting}
        onConvertingEnd={() => setConverting(null)}
      />
    </EditorContext>
  )
}

/** By section: "Paragraph 2: The text is too long." */
function toRefusals(placed: readonly { place: FieldLocation; messages: readonly string[] }[]) {
  const refusals: Record<string, string[]> = {}
  for (const { place, messages } of placed) {
    const said = messages.map((message) => (place.name === '' ? message : `${place.name}: ${message}`))
    refusals[place.section] = [...(refusals[place.section] ?? []), ...said]
  }
  return refusals
}
