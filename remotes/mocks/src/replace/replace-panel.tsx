import layout from '@console/authoring/styles/layout.module.css'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { usePreload } from '@console/shared/ui/preload'
import { urlText, useUrlState } from '@console/shared/ui/url-state'
import { useState } from 'react'
import * as z from 'zod/mini'
import { IndexNote } from '../search/index-note.tsx'
import { useTextIndex } from '../search/use-text-index.ts'
import { ReplaceForm } from './replace-form.tsx'
import type { MockChange } from './replace-in-mock.ts'
import { ReplacePreview } from './replace-preview.tsx'
import { type Replacement, useReplacePreview } from './use-replace-preview.ts'

/** `/mocks/search/replace?find=colour` */
const addressSchema = z.object({ find: urlText })

const ReplaceRun = lazyWithRetry(
  async () => (await import('./replace-run.tsx')).ReplaceRun,
  'The part that replaces words',
)

export function ReplacePanel() {
  const index = useTextIndex()
  const { state } = useUrlState(addressSchema)
  const [asked, setAsked] = useState<Replacement | null>(null)
  const [changes, setChanges] = useState<readonly MockChange[] | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [isStarted, setIsStarted] = useState(false)
  const { preview, stop } = useReplacePreview(asked, index)
  usePreload(ReplaceRun.preload)
  const isPreviewed = !isStarted && asked !== null && preview.mocks.length > 0
  return (
    <div className={layout.stack}>
      <ReplaceForm
        find={state.find}
        isDisabled={isRunning || index.progress.state === 'opening'}
        isPreviewed={isPreviewed}
        hasDeviceMocks={index.hasDeviceMocks}
        onPreview={(next) => {
          setChanges(null)
          setIsStarted(false)
          setAsked({ ...next })
        }}
      />
      {/* A preview reads the mocks that the index lacks, and shows its own progress. */}
      {(asked === null || index.progress.state === 'failed') && <IndexNote index={index} isAsked={false} />}
      {changes !== null && (
        <ReplaceRun
          attempt={changes}
          changes={changes}
          onRunning={(running) => {
            setIsRunning(running)
            setIsStarted(true)
          }}
          onEnd={() => {
            setIsRunning(false)
            index.again()
          }}
        />
      )}
      {!isStarted && asked !== null && (
        <ReplacePreview asked={asked} preview={preview} onStop={stop} onReplace={setChanges} />
      )}
    </div>
  )
}
