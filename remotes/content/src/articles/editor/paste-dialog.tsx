import { Button, Modal } from 'antd'
import { type ClipboardEvent, useState } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import { countSectionWords } from '../document/section-texts.ts'
import { parsePasted } from '../paste/parse-pasted.ts'
import type { PastedSections } from '../paste/to-sections.ts'
import reading from '../read/article-reading.module.css'
import { ArticleSectionView } from '../read/article-section-view.tsx'
import { sectionTypeLabels } from '../section-names.ts'
import styles from './paste-dialog.module.css'
import type { PasteRequest } from './paste-request.ts'

type PasteDialogProps = { isOpen: boolean; request: PasteRequest; onClose(): void }

/** What was copied elsewhere, shown as the sections it would become. Nothing changes before it is added. */
export function PasteDialog({ isOpen, request, onClose }: PasteDialogProps) {
  return (
    <Modal open={isOpen} onCancel={onClose} title="Paste a text" footer={null} width={720} destroyOnHidden>
      <PasteSteps request={request} onClose={onClose} />
    </Modal>
  )
}

function PasteSteps({ request, onClose }: Omit<PasteDialogProps, 'isOpen'>) {
  const { store, edits } = useEditorParts()
  const [found, setFound] = useState(() => (request.pasted === null ? null : parsePasted(request.pasted)))
  const [typed, setTyped] = useState('')
  const [isTitleTaken, setIsTitleTaken] = useState(store.read().details.title.trim() === '')

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    setFound(parsePasted({ html, text: event.clipboardData.getData('text/plain') }))
  }

  const showTyped = () => setFound(parsePasted({ html: '', text: typed }))

  function handleAdd({ title, sections }: PastedSections) {
    const takesTitle = isTitleTaken && title !== null
    edits.pasteSections(sections, request.after, takesTitle ? title : null)
    onClose()
  }

  if (found === null) {
    return (
      <>
        <p className={styles.help}>
          Copy the whole text in Word, Google Docs, a mail or a web page, and paste it here. Headings become
          titles, bullets become lists, tables stay tables. You see the result before anything is added.
        </p>
        <textarea
          className={styles.target}
          aria-label="Text to paste"
          placeholder="Press Ctrl+V here, or type"
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to paste, and has this one field
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={handlePaste}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) showTyped()
          }}
        />
        <div className={styles.buttons}>
          <Button type="primary" title="Ctrl+Enter" disabled={typed.trim() === ''} onClick={showTyped}>
            Show as sections
          </Button>
        </div>
      </>
    )
  }

  const { title, sections, pictures } = found
  const counted = `${sections.length} ${sections.length === 1 ? 'section' : 'sections'}`
  return (
    <>
      <p className={styles.help} role="status">
        {sections.length === 0
          ? 'Nothing was found that could become a section.'
          : `The text becomes ${counted}.`}
        {pictures > 0 &&
          ` ${pictures === 1 ? 'A picture was' : `${pictures} pictures were`} left out: sections hold text and tables.`}
      </p>
      {title !== null && (
        <label className={styles.title}>
          <input type="checkbox" checked={isTitleTaken} onChange={() => setIsTitleTaken(!isTitleTaken)} />
          Take “{title}” as the title of the article
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.sections} tabIndex={0} aria-label="What will be added">
        {sections.map((section) => (
          <div key={section.id} className={styles.section}>
            <p className={styles.type}>
              {sectionTypeLabels[section.content_type]} · {toWords(countSectionWords(section))}
            </p>
            <div className={reading.article}>
              <ArticleSectionView section={section} heading="h3" />
            </div>
          </div>
        ))}
      </section>
      <div className={styles.buttons}>
        <Button onClick={() => setFound(null)}>Paste something else</Button>
        <Button type="primary" disabled={sections.length === 0} onClick={() => handleAdd(found)}>
          Add {counted}
        </Button>
      </div>
    </>
  )
}

const toWords = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`
