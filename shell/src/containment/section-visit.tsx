import { usePlatform } from '@console/shared/platform-context'
import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { useEffect, useLayoutEffect } from 'react'
import { sectionOpened } from '../telemetry/sink/section-opened.ts'
import { enterSection, leaveSection, renewSection } from './shown-section.ts'

/** Sits beside a remote's screen in the same tree; its lifetime is the visit of the section. */
export function SectionVisit({ remote }: { remote: ReleasedRemote }) {
  const { telemetry } = usePlatform()
  const { name } = remote
  const isOpened = remote.disabled === undefined
  // Before the section renders, which may read its signal.
  renewSection(name)
  useLayoutEffect(() => {
    enterSection(name)
    return () => leaveSection(name)
  }, [name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: keyed by the section's name
  useEffect(() => {
    if (isOpened) telemetry.log('info', sectionOpened)
  }, [name, isOpened, telemetry])
  return null
}
