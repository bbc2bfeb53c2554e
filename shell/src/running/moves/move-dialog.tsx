import { isNetworkError } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { isMoveRefused } from '@console/shared/release-server/client'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { MountedDialog } from '../../overlays/mount-dialog.tsx'
import type { Connection } from '../release-server/connected.tsx'
import { moveMutation } from '../release-server/release-server.queries.ts'
import { toShortHash } from '../table/shorten.ts'
import styles from './move-dialog.module.css'
import { MoveOutcome } from './move-outcome.tsx'
import { MoveQuestion } from './move-question.tsx'
import { describeRemoteMove, type RemoteMove, toMoveRequest } from './remote-move.ts'
import { useRollbackTarget } from './use-rollback-target.ts'

const needsReason = 'Give a reason: the history keeps it.'

type MoveDialogProps = { move: RemoteMove; connection: Connection; onClose(): void }

/** Explains a move, requests it and shows its progress. */
export function MoveDialog({ move, connection: { server }, onClose }: MoveDialogProps) {
  const { session } = usePlatform()
  const [lines, setLines] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const rollback = useRollbackTarget(move, server)
  const submitButton = useRef<HTMLButtonElement>(null)
  const mutation = useMutation(moveMutation(server, (line) => setLines((before) => [...before, line])))
  const { heading, submit, progress, done } = describeRemoteMove(
    move,
    rollback.to && toShortHash(rollback.to),
  )
  const isOver = mutation.isSuccess || mutation.isError
  const hasNoAnswer = isNetworkError(mutation.error)
  const isDamaged =
    move.action === 'rollback-unit' && isMoveRefused(mutation.error) && mutation.error.code === 'damaged'

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mutation.isPending) return
    if (hasNoAnswer && mutation.variables !== undefined) {
      setLines([])
      // Repeats the same request, which the server executes once.
      mutation.mutate(mutation.variables)
      return
    }
    if (isDamaged) {
      setLines([])
      mutation.reset()
      return
    }
    if (isOver) {
      onClose()
      return
    }
    if (reason.trim() === '' && move.action !== 'enable') {
      setProblem(needsReason)
      return
    }
    if (move.action === 'rollback-unit' && rollback.to === undefined) return
    // The field that has the focus is about to unmount.
    submitButton.current?.focus()
    const by = session.readUser()?.email ?? 'unknown'
    mutation.mutate(toMoveRequest(move, { by, reason: reason.trim(), to: rollback.to }))
  }

  return (
    <MountedDialog labelledBy="move-title" onCancel={onClose}>
      <form noValidate onSubmit={handleSubmit}>
        <h2 id="move-title">{heading}</h2>
        {mutation.isIdle ? (
          <MoveQuestion
            move={move}
            rollback={rollback}
            reason={reason}
            problem={problem}
            onReason={(text) => {
              setReason(text)
              setProblem(undefined)
            }}
          />
        ) : (
          <MoveOutcome move={move} server={server} lines={lines} done={done} mutation={mutation} />
        )}
        <div className={styles.buttons}>
          {(!isOver || hasNoAnswer || isDamaged) && (
            <button type="button" className="button" onClick={onClose}>
              {mutation.isIdle ? 'Cancel' : 'Close'}
            </button>
          )}
          {/* One button throughout, so that it keeps the focus. */}
          <button
            ref={submitButton}
            type="submit"
            className="button button-primary"
            aria-disabled={mutation.isPending || rollback.isMissing}
            aria-busy={mutation.isPending}
          >
            {hasNoAnswer
              ? 'Try again'
              : isDamaged
                ? 'Choose another version'
                : isOver
                  ? 'Close'
                  : mutation.isPending
                    ? progress
                    : submit}
          </button>
        </div>
      </form>
    </MountedDialog>
  )
}
