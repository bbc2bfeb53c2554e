import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { Checkbox } from '@console/authoring/fields/checkbox'
import { TextArea } from '@console/authoring/fields/text-area'
import text from '@console/authoring/styles/text.module.css'
import { toKeyLabel } from '@console/shared/ui/key-label'
import { readKey } from '@console/shared/ui/read-key'
import { Button } from 'antd'
import { type ClipboardEvent, useState } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import { countSectionWords } from '../document/section-texts.ts'
import { parsePasted } from '../paste/parse-pasted.ts'
import type { PastedSections } from '../paste/to-sections.ts'
import reading from '../read/article-reading.module.css'
import { ArticleSectionView } from '../read/article-section-view.tsx'
import { sectionTypeLabels } from '../section-names.ts'
import styles from './article-paste-dialog.module.css'
import type { PasteRequest } from './paste-request.ts'

type PasteDialogProps = { request: PasteRequest; onClose(): void }

const leaveQuestion = {
  title: 'Leave without adding?',
  text: 'What you typed here is not kept.',
  stay: 'Keep editing',
}

/** Previews copied content as sections. Nothing changes until they are added. */
export function ArticlePasteDialog({ request, onClose }: PasteDialogProps) {
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
      <ToolDialog
        title="Paste text"
        width="middle"
        question={typed.trim() === '' ? null : leaveQuestion}
        onClose={onClose}
      >
        <p className={text.quiet}>
          Copy the whole text in Word, Google Docs, an email or a web page, and paste it here. Headings become
          titles, bullets become lists, tables stay tables. You see the result before anything is added.
        </p>
        <TextArea
          className={styles.target}
          aria-label="Text to paste"
          placeholder={`Press ${toKeyLabel('Ctrl+V')} here, or type`}
          value={typed}
          onText={setTyped}
          onPaste={handlePaste}
          onKeyDown={(event) => {
            if (readKey(event) === 'Enter' && (event.ctrlKey || event.metaKey)) showTyped()
          }}
        />
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            title={toKeyLabel('Ctrl+Enter')}
            disabled={typed.trim() === ''}
            onClick={showTyped}
          >
            Show as sections
          </Button>
        </DialogButtons>
      </ToolDialog>
    )
  }

  const { title, sections, pictures } = found
  const counted = `${sections.length} ${sections.length === 1 ? 'section' : 'sections'}`
  return (
    <ToolDialog title="Paste text" width="middle" onClose={onClose}>
      <p className={text.quiet} role="status">
        {sections.length === 0
          ? 'Nothing was found that could become a section.'
          : `The text becomes ${counted}.`}
        {pictures > 0 &&
          ` ${pictures === 1 ? 'A picture was' : `${pictures} pictures were`} left out: sections hold text and tables.`}
      </p>
      {title !== null && (
        <Checkbox isTicked={isTitleTaken} onTick={setIsTitleTaken}>
          Use “{title}” as the title of the article
        </Checkbox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.sections} tabIndex={0} aria-label="What will be added">
        {sections.map((section) => (
          <div key={section.id} className={styles.section}>
            <p className={text.small}>
              {sectionTypeLabels[section.content_type]} · {toWords(countSectionWords(section))}
            </p>
            <div className={reading.small}>
              <ArticleSectionView section={section} heading="h3" />
            </div>
          </div>
        ))}
      </section>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={() => setFound(null)}>Paste something else</Button>
        <Button type="primary" disabled={sections.length === 0} onClick={() => handleAdd(found)}>
          Add {counted}
        </Button>
      </DialogButtons>
    </ToolDialog>
  )
}

const toWords = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`
