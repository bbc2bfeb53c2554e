import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { listPartIds, mockId, replaceQuestions, setHeader, toBlankMock } from '@console/ielts'
import type { MockTemplate } from '@console/ielts/sections'
import { inSequence } from '@console/values/json/command'
import type { JsonObject } from '@console/values/json/json-document'
import { useChange, useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { PasteButton } from '../paste/paste-button.tsx'
import styles from './template-picker.module.css'

/** Shown in a mock without parts. Applying a template is one undoable step. */
export function TemplatePicker({ section, templates }: Pick<SectionScreen, 'section' | 'templates'>) {
  const { store, rules, jump } = useMockEditing()
  const change = useChange()

  function start({ header, build }: MockTemplate) {
    const own: JsonObject = { ...store.read().nodes[mockId]?.fields }
    const isTitled = own['title'] !== toBlankMock(section).questions['title']
    const questions = { ...own, ...build(), ...(isTitled && { title: own['title'] }) }
    change(
      'Start from a template',
      inSequence(
        setHeader('type', header.type),
        setHeader('mock_type', header.mock_type),
        setHeader('duration', header.duration),
        (content) =>
          content.header.instruction ? content : setHeader('instruction', header.instruction)(content),
        replaceQuestions(questions),
      ),
    )
    const first = listPartIds(store.read())[0]
    if (first !== undefined) jump({ node: first, field: '' })
  }

  return (
    <section aria-labelledby="templates">
      <h2 id="templates" className={text.title}>
        Start from a template
      </h2>
      <p className={text.note}>
        Each has the parts, times and number of questions of the real test. You can change everything.
      </p>
      <ul className={`${layout.plain} ${styles.list}`}>
        {templates.map((template) => (
          <li key={template.name}>
            <ActionButton look="card" onClick={() => start(template)}>
              <strong>{template.name}</strong>
              <span>{template.about}</span>
            </ActionButton>
          </li>
        ))}
        {rules.groups !== undefined && (
          <li>
            <PasteButton part={null} look="card">
              <strong>Paste a printed test</strong>
              <span>
                Its text becomes parts and questions. You check the result before anything is added.
              </span>
            </PasteButton>
          </li>
        )}
      </ul>
    </section>
  )
}
