import type { Telemetry } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { sectionOpened } from '../telemetry/sink/section-opened.ts'
import { commits } from './count-commits.ts'
import { endCut, heartbeat } from './heartbeat.store.ts'
import { enterSection, leaveSection, renewSection, reportLeftoversTo } from './sections.ts'

export type SectionHeartbeatProps = {
  path: string
  /** The remote whose path it is; null for the shell's own screens. */
  owner: ReleasedRemote | null
  /** Whether its section is on screen, and not what the frame shows in its place. */
  isShown: boolean
}

/** Beside the screen, in the same tree: begins and ends the section, and has a beat that a restless one lets nobody see. */
export function SectionHeartbeat({ path, owner, isShown }: SectionHeartbeatProps) {
  const { telemetry } = usePlatform()
  const section = isShown && owner !== null ? owner.name : null
  const [beat, setBeat] = useState(0)
  // A drawing that is thrown away tells as much.
  heartbeat.tried = Math.max(heartbeat.tried, beat)
  // Before the section is drawn, which may ask for its signal.
  if (section !== null) renewSection(section)
  // Before the layout effects of the section, which may set the title.
  useInsertionEffect(() => {
    if (section === null) return
    enterSection(section)
    return () => leaveSection(section)
  }, [section])
  const isOpened = section !== null && owner?.disabled === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is opened, by the same name no other one
  useEffect(() => {
    if (isOpened) telemetry.log('info', sectionOpened)
  }, [section, isOpened, telemetry])
  useLayoutEffect(() => {
    heartbeat.shown = beat
    heartbeat.path = path
    heartbeat.owner = owner
  }, [beat, path, owner])
  useLayoutEffect(() => {
    heartbeat.send = (next) => startTransition(() => setBeat(next))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends when the path changes
  useEffect(() => endCut, [path])
  useEffect(() => {
    reportLeftoversTo((remote, left) =>
      telemetry.log('warn', 'A remote left something behind', { remote, left }),
    )
    commits.onRestless = () => void watchRest(telemetry)
    return () => {
      commits.onRestless = () => undefined
    }
  }, [telemetry])
  return null
}

async function watchRest(telemetry: Telemetry) {
  try {
    const { watchRest } = await import(/* webpackChunkName: "containment" */ './watch-rest.ts')
    watchRest(telemetry)
  } catch {
    // The next of its runs asks again.
  }
}
