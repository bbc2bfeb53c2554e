import { ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { Choices } from '@console/authoring/fields/choices'
import layout from '@console/authoring/styles/layout.module.css'
import { listPartIds, namePart } from '@console/ielts'
import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useStore } from 'zustand'
import { useMockContent } from '../editing/mock-editor-context.ts'
import type { ExplainableMock } from '../explanation-store/explainable-mock.ts'
import { ExplanationsOpener } from '../explanation-store/explanations-opener.tsx'
import type { OpenExplanations } from '../explanation-store/open-explanations.ts'
import { SavingRule } from '../explanation-store/saving-rule.tsx'
import { StoreLine } from '../explanation-store/store-line.tsx'
import { ExplainedPart } from './explained-part.tsx'

/** Explains each answer, and marks the words that prove it in the passage or transcript. */
export function ExplanationSheet({ onClose }: { onClose(): void }) {
  const { id } = useParams()
  const section = useMockContent((content) => content.section)
  const name = useMockContent(({ header }) => header.name)
  return (
    <ToolDialog
      title="Explanations"
      width="wide"
      action={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      {id === undefined ? (
        <p>Save the mock first: explanations can only be kept for a saved mock.</p>
      ) : (
        <ExplanationsOpener mock={{ section, id }} name={name}>
          {(open) => <Explanations mock={{ section, id }} open={open} />}
        </ExplanationsOpener>
      )}
    </ToolDialog>
  )
}

function Explanations({ mock, open }: { mock: ExplainableMock; open: OpenExplanations }) {
  const notes = useStore(open.store, (state) => state.notes)
  const content = useMockContent((whole) => whole)
  const parts = listPartIds(content)
  const [chosen, setChosen] = useState('0')
  const part = parts[Number(chosen)]
  return (
    <div className={layout.rows}>
      <SavingRule />
      <StoreLine mock={mock} content={content} open={open} />
      {parts.length > 1 && (
        <Choices
          label="Part"
          name="explained-part"
          labels={Object.fromEntries(parts.map((_, index) => [index, namePart(mock.section, index + 1)]))}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      {part === undefined ? (
        <p>This mock has no questions yet.</p>
      ) : (
        <ExplainedPart key={part} content={content} part={part} notes={notes} onChange={open.change} />
      )}
    </div>
  )
}
