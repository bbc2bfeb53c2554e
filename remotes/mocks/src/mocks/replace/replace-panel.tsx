import layout from '@console/authoring/styles/layout.module.css'
import { useEarlyRequest, useLazyPart, useWantedPart } from '@console/shared/ui/lazy-part'
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

const loadRun = async () => (await import('./replace-run.tsx')).ReplaceRun

export function ReplacePanel() {
  const index = useTextIndex()
  const { state } = useUrlState(addressSchema)
  const [asked, setAsked] = useState<Replacement | null>(null)
  const [changes, setChanges] = useState<readonly MockChange[] | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const { preview, stop } = useReplacePreview(asked, index)
  const run = useLazyPart(loadRun, 'The part that replaces words')
  useEarlyRequest(run)
  const ReplaceRun = useWantedPart(run, changes !== null, changes)
  // Until what changes them is there, nothing has changed.
  const isStarted = changes !== null && ReplaceRun !== null
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
          setAsked({ ...next })
        }}
      />
      {/* A preview also reads what the index lacks, and says how far it is. */}
      {(asked === null || index.progress.state === 'failed') && (
        <IndexNote index={index} ready="All mocks are ready to be searched." />
      )}
      {isStarted && (
        <ReplaceRun
          changes={changes}
          onRunning={setIsRunning}
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
