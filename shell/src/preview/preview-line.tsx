import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Preview } from '../release/known-release.ts'
import { sessionStore } from '../session/session.store.ts'
import { stopPreview } from './end-preview.ts'
import { formatUntil } from './format-until.ts'
import { mayPreview } from './may-preview.ts'
import styles from './preview-line.module.css'

/** Above the frame: what is previewed, or a notice why it is not. */
export function PreviewLine({ preview }: { preview: Preview }) {
  switch (preview.state) {
    case 'running':
      return <RunningLine preview={preview} />
    case 'waiting':
      return <RestartConsole />
    case 'refused':
      return <PreviewNotice title={preview.sentence} reason={preview.reason} />
    case 'ended':
      return <PreviewNotice title={preview.sentence} details={preview.details} />
  }
}

type RunningPreview = Extract<Preview, { state: 'running' }>

function RunningLine({ preview: { name, until, isWithTodaysShell } }: { preview: RunningPreview }) {
  const isOver = useIsPast(until)
  const isPermitted = useStore(sessionStore, mayPreview)
  const isSignedIn = useStore(sessionStore, ({ accessToken }) => accessToken !== null)
  // Somebody else has signed in.
  const isOtherPerson = isSignedIn && !isPermitted
  useEffect(() => {
    if (isOtherPerson) void stopPreview()
  }, [isOtherPerson])

  return (
    <aside className={styles.line} aria-label="Preview">
      <span>
        You are previewing <strong>{name.replace('@', ' ')}</strong>
        {isWithTodaysShell && ' with today’s shell'}
        {isOver ? ', which has run out' : ` until ${formatUntil(until)}`}
      </span>
      <button type="button" className={styles.stop} onClick={() => void stopPreview()}>
        Stop preview
      </button>
    </aside>
  )
}

function useIsPast(moment: string): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), Date.parse(moment) - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
  return isPast
}

/** Somebody has just signed in, and the console has started without the preview. */
function RestartConsole() {
  useEffect(() => location.reload(), [])
  return null
}

type PreviewNoticeProps = { title: string; details?: string; reason?: string }

const told = new Set<string>()

/** Once per page, however often the frame renders. */
function PreviewNotice({ title, details, reason }: PreviewNoticeProps) {
  const { notify, telemetry } = usePlatform()
  useEffect(() => {
    if (told.has(title)) return
    told.add(title)
    notify.warning(title, { duration: Number.POSITIVE_INFINITY, ...(details && { description: details }) })
    if (reason !== undefined) telemetry.log('info', 'A preview was refused', { reason })
  }, [title, details, reason, notify, telemetry])
  return null
}
