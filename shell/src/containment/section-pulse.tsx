import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { watchBlockers } from '../leaving/console-navigation.ts'
import { useConsole } from '../platform/console-services.ts'
import { commits } from './count-commits.ts'
import { endCut, pulse } from './pulse.store.ts'
import { enterSection, leaveSection, renewSection, reportLeftoversTo } from './sections.ts'

export type SectionPulseProps = {
  path: string
  /** Name of the remote whose section is on screen; null for the shell's own screens. */
  section: string | null
}

/** Beside the screen, in the same tree: begins and ends the section, and has a beat that a restless one lets nobody see. */
export function SectionPulse({ path, section }: SectionPulseProps) {
  const services = useConsole()
  const [beat, setBeat] = useState(0)
  // A drawing that is thrown away tells as much.
  pulse.tried = Math.max(pulse.tried, beat)
  // Before the section is drawn, which may ask for its signal.
  if (section !== null) renewSection(section)
  watchBlockers()
  // Before the layout effects of the section, which may set the title.
  useInsertionEffect(() => {
    if (section === null) return
    enterSection(section)
    return () => leaveSection(section)
  }, [section])
  useLayoutEffect(() => {
    pulse.shown = beat
    pulse.path = path
  }, [beat, path])
  useLayoutEffect(() => {
    pulse.send = (next) => startTransition(() => setBeat(next))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends when the path changes
  useEffect(() => endCut, [path])
  useEffect(() => {
    reportLeftoversTo((remote, left) =>
      services.telemetry.log('warn', 'A remote left something behind', { remote, left }),
    )
    commits.onRestless = () => void watchRest(services)
    return () => {
      commits.onRestless = () => undefined
    }
  }, [services])
  return null
}

async function watchRest(services: ReturnType<typeof useConsole>) {
  try {
    const { watchRest } = await import(/* webpackChunkName: "containment" */ './watch-rest.ts')
    watchRest(services)
  } catch {
    // The next of its runs asks again.
  }
}
