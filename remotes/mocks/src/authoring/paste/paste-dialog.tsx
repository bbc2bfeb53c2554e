import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import text from '@console/authoring/styles/text.module.css'
import { listPartIds, type NodeId } from '@console/ielts'
import type { TextLine } from '@console/printed-tests'
import { joinSources } from '@console/printed-tests/sources'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { Button } from 'antd'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import {
  useChange,
  useGroupRules,
  useMockContent,
  useMockEditing,
} from '../../editing/mock-editor-context.ts'
import {
  addTranscripts,
  storeNewTranscripts,
  type Transcripts,
} from '../../explanation-store/new-transcripts.ts'
import { applyPaste } from './apply-paste.ts'
import { SourceLines } from './lines/source-lines.tsx'
import { useLineMarks } from './lines/use-line-marks.ts'
import styles from './paste-dialog.module.css'
import { countParts, leftOut, type PasteChoices, toPlans } from './paste-plan.ts'
import { PasteProposal } from './paste-proposal.tsx'
import { PasteSources, type SourceView } from './paste-sources.tsx'
import { findPictures, placeOfPicture } from './pictures/find-pictures.ts'
import { PictureList } from './pictures/picture-list.tsx'
import { PasteProgress } from './reading/paste-progress.tsx'
import { useReading } from './reading/use-reading.ts'
import { selectLine } from './select-line.ts'
import { placeTranscripts, readTranscripts } from './to-transcripts.ts'
import { TranscriptNote } from './transcript-note.tsx'
import { typedId, useSources } from './use-sources.ts'

type PasteDialogProps = {
  /** The open part, if any. */
  part: NodeId | null
  onClose(): void
}

const leaveQuestion = {
  title: 'Leave without adding?',
  text: 'The text, and what you said about its lines, are not kept.',
  stay: 'Keep editing',
}

/** The text of a printed test beside a preview of the questions. Nothing changes before “Add”. */
export function PasteDialog({ part, onClose }: PasteDialogProps) {
  const platform = usePlatform()
  const { id } = useParams()
  const { store, open } = useMockEditing()
  const rules = useGroupRules()
  const change = useChange()
  const content = useMockContent((whole) => whole)
  const area = useRef<HTMLTextAreaElement>(null)
  const sources = useSources()
  const [shown, setShown] = useState(typedId)
  const [wanted, setWanted] = useState<number>()
  const [view, setView] = useState<SourceView>('text')
  const [choices, setChoices] = useState<PasteChoices>({ tasks: {}, targets: {} })
  const joined = joinSources(sources.sources)
  const marking = useLineMarks(joined)
  const input = useMemo(() => ({ text: joined.text, hints: marking.hints }), [joined.text, marking.hints])
  const reading = useReading(input)
  const { test } = reading
  const plans = toPlans(content, test, choices, part, rules)
  const questions = plans
    .flatMap(({ groups }) => groups)
    .reduce((sum, { answers }) => sum + answers.length, 0)
  const parts = countParts(rules, test.parts)
  const isHeard = content.section === 'listening'
  const transcripts = isHeard
    ? readTranscripts(sources.sources, plans.length || listPartIds(content).length)
    : new Map<number, string>()
  const heard = transcripts?.size ?? 0
  const noun = rules.partNoun
  const pictures = findPictures(joined, sources.files, test)
  const [isAdding, setIsAdding] = useState(false)
  const isOpen = useRef(true)

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  // Rather than the button above it, where Ctrl+V does nothing.
  useEffect(() => area.current?.focus(), [])

  // The file that contains the line may have to be shown first.
  useLayoutEffect(() => {
    if (wanted === undefined || area.current === null) return
    selectLine(area.current, wanted)
    setWanted(undefined)
  }, [wanted])

  function showLine({ at }: TextLine) {
    const place = joined.placeOf(at)
    if (place === null) return
    setShown(place.id)
    setView('text')
    setWanted(place.at)
  }

  const numberOf = (at: number) => joined.placeOf(at)?.at ?? at

  function nameLine(at: number): string {
    const file = sources.files.find(({ id }) => id === joined.placeOf(at)?.id)
    return file === undefined ? `Line ${numberOf(at)}` : `${file.name}, line ${numberOf(at)}`
  }

  /** Nothing is added once the dialog was closed. */
  async function add() {
    setIsAdding(true)
    const images = await uploadPlaced()
    if (!isOpen.current) return
    const plans = toPlans(content, test, { ...choices, images }, part, rules)
    const before = listPartIds(store.read()).length
    marking.remember()
    if (plans.length > 0) change('Paste a printed test', applyPaste(plans, rules))
    const parts = listPartIds(store.read())
    const placed = placeTranscripts(transcripts ?? new Map(), plans, { before, after: parts })
    if (placed.size > 0) void keepTranscripts(placed)
    const first = plans[0]?.target ?? parts[before]
    if (first !== undefined) open(first)
    onClose()
  }

  async function uploadPlaced(): Promise<ReadonlyMap<string, string>> {
    const placed = pictures.flatMap((picture) => {
      const { file } = picture
      const place = placeOfPicture(picture, choices)
      return file === null || place === leftOut ? [] : [{ file, place }]
    })
    if (placed.length === 0 || !isHeard || platform.settings.features.media !== true) return new Map()
    try {
      const { uploadPictures } = await import(
        /* webpackChunkName: "upload" */ './pictures/upload-pictures.ts'
      )
      return await uploadPictures(platform, placed)
    } catch (error) {
      platform.notify.error('The pictures were not taken', { description: toUserMessage(error) })
      return new Map()
    }
  }

  /** Lines of pictures, and of transcripts that will be added, count as used. */
  const isTaken = ({ at }: TextLine) =>
    pictures.some((picture) => picture.at === at) ||
    (heard > 0 && sources.files.find(({ id }) => id === joined.placeOf(at)?.id)?.kind === 'script')

  async function keepTranscripts(placed: Transcripts) {
    try {
      if (id === undefined) await storeNewTranscripts(platform, placed)
      else await addTranscripts(platform, { section: 'listening', id }, content.header.name, placed)
    } catch {
      platform.notify.error('The transcript was not kept', {
        description: 'Paste it part by part under Explanations.',
      })
    }
  }

  return (
    <ToolDialog
      title="Paste a printed test"
      width="wide"
      question={joined.text.trim() === '' ? null : leaveQuestion}
      onClose={onClose}
    >
      <div className={styles.panes}>
        <PasteSources
          sources={sources}
          shown={shown}
          area={area}
          partNoun={noun}
          onShow={setShown}
          view={view}
          onView={setView}
          lines={
            joined.text.trim() === '' ? null : (
              <SourceLines marking={marking} test={test} numberOf={numberOf} />
            )
          }
        />
        <section className={styles.proposal} aria-label="Proposal">
          <PasteProgress {...reading} />
          {input.text.trim() === '' ? (
            <p className={text.note}>
              Recognised {noun}s and questions appear here, with any lines that could not be read. You can
              change the tasks and the text; the mock changes only when you add them.
            </p>
          ) : (
            <PasteProposal
              test={{ ...test, rubrics: test.rubrics.filter((line) => !isTaken(line)) }}
              part={part}
              choices={choices}
              onChoose={setChoices}
              nameLine={nameLine}
              numberOf={numberOf}
              onShow={showLine}
            />
          )}
          <PictureList
            pictures={pictures}
            test={test}
            choices={choices}
            onChoose={setChoices}
            nameLine={nameLine}
          />
          <TranscriptNote transcripts={transcripts} isNew={id === undefined} />
        </section>
      </div>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="primary"
          loading={isAdding}
          disabled={sources.isReading || reading.isReading || questions + parts + heard === 0}
          onClick={() => void add()}
        >
          {questions + parts === 0 && heard > 0 ? 'Add transcript' : toLabel(parts, questions, noun)}
        </Button>
      </DialogButtons>
    </ToolDialog>
  )
}

function toLabel(parts: number, questions: number, noun: string): string {
  if (questions + parts === 0) return 'Add'
  const asked = `${questions} question${questions === 1 ? '' : 's'}`
  return parts === 0 ? `Add ${asked}` : `Add ${parts} ${noun}${parts === 1 ? '' : 's'}, ${asked}`
}
