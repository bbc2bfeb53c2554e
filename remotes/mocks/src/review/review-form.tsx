import { TextArea } from '@console/authoring/fields/text-area'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { toStatusLabel } from '@console/ielts'
import { mayApprove, type ReviewNotes, type ReviewStep } from '@console/ielts/schemas'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { Field } from '@console/shared/ui/field'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { isKeptByServer } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { openReviewNotes } from './review-notes.api.ts'
import { reviewNotesQuery } from './review-notes.queries.ts'
import { lastReview, type ReviewState, stepStatus, toReviewState } from './review-state.ts'
import { ReviewerField } from './reviewer-field.tsx'

/** Saves the mock with this status. Resolves with false if it failed; the screen behind reports why. */
export type SaveStatus = (status: string) => Promise<boolean>

type ReviewFormProps = {
  mock: MockRef
  status: string | undefined
  /** A status that somebody else saved after the editor loaded the mock, whose next save would conflict. */
  newer: string | null
  notes: ReviewNotes | undefined
  saveStatus: SaveStatus
  reread: (() => Promise<unknown>) | undefined
}

type Action = { step: ReviewStep; label: string; effect: string }

const send: Action = { step: 'sent', label: 'Send for review', effect: 'The status becomes “in review”.' }
const approve: Action = {
  step: 'approved',
  label: 'Approve',
  effect: 'Approving leaves the status “in review”.',
}
const askForChanges: Action = {
  step: 'changes',
  label: 'Ask for changes',
  effect: 'Asking for changes makes it “draft”.',
}

const actions: Record<ReviewState, readonly Action[]> = {
  none: [send],
  changes: [send],
  waiting: [approve, askForChanges],
  approved: [askForChanges],
  published: [],
}

const sentences: Record<ReviewState, string> = {
  none: 'Nobody has been asked to review this mock.',
  changes: 'Changes were requested. Send it again when they are made.',
  waiting: 'It is waiting for a review.',
  approved: 'It is approved. It can be published in its editor; until then learners do not see it.',
  published: 'It is published. Set it back to draft in its editor to have it reviewed again.',
}

const newsTexts: Record<ReviewStep, string> = {
  sent: 'sent it for review',
  approved: 'approved it',
  changes: 'asked for changes',
  edited: 'changed it',
}

const toUnsentKey = ({ section, id }: MockRef) => ['unsent-note', section, id]

export function ReviewForm({ mock, status, newer, notes, saveStatus, reread }: ReviewFormProps) {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { section, id } = mock
  const [note, setNote] = useState(queryClient.getQueryData<string>(toUnsentKey(mock)) ?? '')
  const [reviewer, setReviewer] = useState('')
  /** The running step and the state before it, which is shown until the step is done. */
  const [busy, setBusy] = useState<{ step: ReviewStep; state: ReviewState } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const state = busy?.state ?? toReviewState(status, notes)
  const sentence = useRef<HTMLParagraphElement>(null)
  const isBusy = busy !== null
  // Until the page is left or somebody else signs in: a drawer that is closed loses nothing.
  useEffect(() => {
    const unsent = toUnsentKey({ section, id })
    queryClient.setQueryDefaults(unsent, { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData(unsent, note)
  }, [queryClient, section, id, note])
  const own = platform.session.readUser()?.name
  const isOwn = state === 'waiting' && !mayApprove(notes?.reviews ?? [], own)
  const choices = actions[state].filter(({ step }) => step !== 'approved' || !isOwn)
  const canSend = choices.includes(send)
  useEffect(() => {
    if (!isBusy) return undefined
    return () => {
      // The step’s button is removed with the old state. Focusing the sentence makes screen readers announce the new
      // one.
      if (document.activeElement === document.body) sentence.current?.focus()
    }
  }, [isBusy])

  /** A step by somebody else since the last render. */
  async function findNews() {
    const all = await queryClient.fetchQuery(reviewNotesQuery(platform, mock.section))
    const last = lastReview(all.find(({ id }) => id === mock.id))
    return last?.at === lastReview(notes)?.at ? undefined : last
  }

  async function take(step: ReviewStep) {
    setBusy({ step, state })
    setProblem(null)
    try {
      const news = await findNews()
      if (news !== undefined) {
        await reread?.()
        setProblem(
          `${news.by ?? 'Somebody'} ${newsTexts[news.step]} meanwhile. Read the steps below, then choose again.`,
        )
        return
      }
      if (!(await saveStatus(stepStatus[step]))) {
        setProblem('The mock was not saved, so its review did not go on. Its screen says why.')
        return
      }
      await openReviewNotes(platform).keep(mock, {
        review: {
          step,
          note: note.trim(),
          ...(step === 'sent' && reviewer.trim() && { reviewer: reviewer.trim() }),
        },
      })
      // Text typed meanwhile belongs to the next step.
      setNote((typed) => (typed === note ? '' : typed))
    } catch (error) {
      setProblem(toUserMessage(error))
    } finally {
      await queryClient.invalidateQueries({ queryKey: reviewNotesQuery(platform, mock.section).queryKey })
      setBusy(null)
    }
  }

  if (newer !== null && !isBusy) {
    return (
      <Alert
        type="warning"
        showIcon
        title={`Its status has become “${toStatusLabel(newer)}” since it was opened here`}
        description="Reload the page to go on with its review. What is not saved is kept as a draft."
      />
    )
  }
  return (
    <section aria-label="State of the review" className={layout.rows}>
      <p ref={sentence} tabIndex={-1}>
        {state === 'waiting' && lastReview(notes)?.step === 'edited'
          ? 'It was changed after it was approved, and is waiting for another review.'
          : sentences[state]}
        {isOwn && ' You sent or changed it, so somebody else approves it.'}
      </p>
      {choices.length > 0 && (
        <>
          {canSend && isKeptByServer(platform) && (
            <ReviewerField section={mock.section} own={own} value={reviewer} onText={setReviewer} />
          )}
          <Field label="Note" note="optional">
            {(control) => <TextArea {...control} value={note} maxLength={2000} onText={setNote} />}
          </Field>
          <div className={layout.row}>
            {choices.map(({ step, label }, index) => (
              <Button
                key={step}
                type={index === 0 && !isOwn ? 'primary' : 'default'}
                loading={busy?.step === step}
                disabled={busy !== null && busy.step !== step}
                onClick={() => void take(step)}
              >
                {label}
              </Button>
            ))}
          </div>
          <p className={text.small}>
            {choices.map(({ effect }) => effect).join(' ')}
            {canSend &&
              !isKeptByServer(platform) &&
              ' Colleagues see only the status, so tell your reviewer yourself.'}
          </p>
        </>
      )}
      {problem !== null && <Alert type="error" showIcon title={problem} />}
    </section>
  )
}
