import { TextArea } from '@console/authoring/fields/text-area'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  type Explanations,
  type ExplanationsChange,
  listExplained,
  listNodes,
  listPartIds,
  type MockContent,
  type NodeId,
  readField,
  readTranscript,
  setExplained,
  setPartRecording,
  toMockRef,
  toProofWords,
  toRef,
} from '@console/ielts'
import { longestTranscript } from '@console/ielts/schemas'
import { Field } from '@console/shared/ui/field'
import { toLineFeeds } from '@console/values/text/line-breaks'
import { type ClipboardEvent, useRef } from 'react'
import { splitTranscript } from '../explanation-store/split-transcript.ts'
import { listTimedParts } from '../explanation-store/timed-parts.ts'
import { PartPlayer } from '../recording/part-player.tsx'
import { ExplainedRow } from './explained-row.tsx'
import styles from './explanation-sheet.module.css'

type ExplainedPartProps = {
  content: MockContent
  part: NodeId
  notes: Explanations
  onChange(change: ExplanationsChange): void
}

/** The passage or transcript, and its questions with explanations. */
export function ExplainedPart({ content, part, notes, onChange }: ExplainedPartProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const isHeard = content.section === 'listening'
  const source = isHeard ? readTranscript(content, notes, part) : readPassage(content, part)
  const explained = listExplained(content, notes).filter((each) => each.part === part)

  function prove(key: string) {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    const proof = toProofWords(source, selectionStart, selectionEnd)
    if (proof !== '') onChange(setExplained(key, { proof }))
  }

  /** Splits a pasted transcript of the whole test over the parts, if none has a transcript yet. */
  function pasteTranscripts(event: ClipboardEvent) {
    const parts = listPartIds(content)
    const found = splitTranscript(toLineFeeds(event.clipboardData.getData('text/plain')))
    const hasAny = parts.some((each) => readTranscript(content, notes, each) !== '')
    if (!isHeard || found === null || hasAny || [...found.keys()].some((number) => number > parts.length))
      return
    event.preventDefault()
    onChange((before) =>
      [...found].reduce((after, [number, transcript]) => {
        const id = parts[number - 1]
        const kept = transcript.slice(0, longestTranscript)
        return id === undefined ? after : setPartRecording(id, { transcript: kept })(after)
      }, before),
    )
  }

  function show(proof: string) {
    const start = source.indexOf(proof)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + proof.length)
  }

  return (
    <div className={styles.part}>
      {isHeard && <ListeningPartPlayer content={content} part={part} notes={notes} />}
      <Field
        label={isHeard ? 'Transcript' : 'Passage'}
        about="Select the words that show an answer, or put the cursor in their sentence; then mark them as evidence for its question."
      >
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            className={styles.source}
            readOnly={!isHeard}
            maxLength={longestTranscript}
            placeholder={
              isHeard
                ? 'Paste what is said in this part, or in the whole test with a heading for each part'
                : 'This passage has no text yet'
            }
            value={source}
            onPaste={pasteTranscripts}
            onText={(transcript) => onChange(setPartRecording(part, { transcript }))}
          />
        )}
      </Field>
      <ul className={`${layout.plain} ${styles.questions}`} aria-label="Questions">
        {explained.map((each) => (
          <ExplainedRow
            key={each.key}
            explained={each}
            hasSource={source.trim() !== ''}
            isProofThere={source.includes(each.proof)}
            onExplain={(explanation) => onChange(setExplained(each.key, { explanation }))}
            onProve={() => prove(each.key)}
            onForget={() => onChange(setExplained(each.key, { proof: '' }))}
            onShow={() => show(each.proof)}
          />
        ))}
        {explained.length === 0 && <li className={text.quiet}>No questions in this part yet.</li>}
      </ul>
    </div>
  )
}

const readPassage = ({ nodes }: MockContent, part: NodeId): string =>
  listNodes(nodes, toRef('reading.part', part), 'paragraphs')
    .map(({ fields }) => fields.content ?? '')
    .join('\n\n')

/** The player and the times of a listening part, beside its transcript. */
function ListeningPartPlayer({
  content,
  part,
  notes,
}: Pick<ExplainedPartProps, 'content' | 'part' | 'notes'>) {
  const address = readField(content.nodes, toMockRef('listening'), 'recording') ?? ''
  const parts = listTimedParts(content, notes).filter(({ id }) => id === part)
  return (
    <div className={styles.whole}>
      <PartPlayer address={address} parts={parts} />
    </div>
  )
}
