import type { HelpText } from '@console/shared/remote'
import { X } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { isFrameCovered } from '../overlays/is-frame-covered.ts'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { closeOverlay, showOverlay } from '../overlays/overlay.store.ts'
import styles from './help-panel.module.css'
import { useHelp } from './use-help.ts'

/** Remotes are untrusted here: help that is not text is ignored. */
const helpModuleSchema = z.object({ default: z.string() })

type Read = { text: string; MarkdownText: ComponentType<{ text: string }> }

async function readHelp(help: HelpText): Promise<Read> {
  const [{ MarkdownText }, module] = await Promise.all([
    import(/* webpackChunkName: "markdown" */ './markdown-text.tsx'),
    help(),
  ])
  return { text: z.parse(helpModuleSchema, module).default, MarkdownText }
}

/** A panel beside the screen with its help, the tour and the keyboard shortcuts. */
export function HelpPanel() {
  const help = useHelp()
  const [hasTour] = useState(() => !isFrameCovered())
  return (
    <ModalDialog label="Help" className={styles.panel} onClose={closeOverlay}>
      <div className={styles.body}>
        <button type="button" className={styles.close} aria-label="Close" onClick={closeOverlay}>
          <X size={18} aria-hidden="true" />
        </button>
        <div className={styles.text}>{help && <HelpOfScreen help={help} />}</div>
        <footer className={styles.more}>
          {hasTour && (
            <button type="button" className="button" onClick={() => showOverlay('tour')}>
              Tour of the console
            </button>
          )}
          <button type="button" className="button" onClick={() => showOverlay('shortcuts')}>
            Keyboard shortcuts
          </button>
        </footer>
      </div>
    </ModalDialog>
  )
}

function HelpOfScreen({ help }: { help: HelpText }) {
  const [read, setRead] = useState<Read | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads it again
  useEffect(() => {
    let isWanted = true
    const show = (result: Read | 'failed') => {
      if (isWanted) setRead(result)
    }
    readHelp(help).then(show, () => show('failed'))
    return () => {
      isWanted = false
    }
  }, [help, attempt])

  if (read === null) return <p role="status">Loading the help</p>
  if (read !== 'failed') return <read.MarkdownText text={read.text} />
  return (
    <>
      <p role="alert">The help could not be loaded. Check the connection and try again.</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          setRead(null)
          setAttempt(attempt + 1)
        }}
      >
        Retry
      </button>
    </>
  )
}
