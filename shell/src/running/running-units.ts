import { platformVersion } from '@console/shared/platform'
import { describeAbsence } from '../absence/absences.ts'
import { describeAssignment } from '../canary/describe-assignment.ts'
import { describeBreaker } from '../last-known-good/describe-breaker.ts'
import type { KnownRelease, KnownRemote, PreviewedRemote } from '../release/known-release.ts'
import { toTimeText } from '../release/time-text.ts'
import type { RemoteLoader, RemoteState } from '../remotes/remote-loader.ts'
import type { DotTone } from './table/unit-table.tsx'

/** The shell or a remote, as running in this tab. */
export type RunningUnit = {
  name: string
  title: string
  version: string
  team: string
  /** A word or two. */
  state: string
  tone: DotTone
  /** Explains the state: a sentence, followed by details for its team. */
  reasons: readonly string[]
  /** Folder of its files, and the release that named it. */
  source: string
  release: string
  /** Duration of its last start in milliseconds; null if it has not started. */
  loadTime: number | null
  failures: number
  /** State of its circuit breaker on this device; empty for the shell, which has none. */
  breaker: string
  /** Required range of Platform, or for the shell the version that it offers. */
  platform: string
  paths: readonly string[]
}

type Sources = { release: KnownRelease; loader: RemoteLoader; shellPaths: readonly string[] }

export const listRunningUnits = ({ release, loader, shellPaths }: Sources): RunningUnit[] => [
  {
    name: 'shell',
    title: 'Shell',
    version: release.shell.version,
    team: 'Platform',
    state: 'Running',
    tone: 'good',
    reasons: [],
    source: `/shell/${release.shell.version}/`,
    release: release.id,
    loadTime: null,
    failures: 0,
    breaker: '',
    platform: platformVersion,
    paths: shellPaths,
  },
  ...loader.remotes.getState().map((remote) => toRunningUnit(remote, { release, loader })),
]

function toRunningUnit(remote: KnownRemote, { release, loader }: Omit<Sources, 'shellPaths'>): RunningUnit {
  const { name, title, team, version, platform, paths } = remote
  const loads = loader.listLoads(name)
  const last = loads.findLast((load) => load.version === version && load.code === undefined)
  return {
    ...{ name, title, team, version, platform, paths },
    ...describeState(remote, loader.readState(name)),
    source: `/remotes/${name}/${version}/`,
    release: remote.release ?? release.id,
    loadTime: last?.took ?? null,
    failures: loads.filter(({ code }) => code !== undefined).length,
    breaker: describeBreaker(remote),
  }
}

type Described = Pick<RunningUnit, 'state' | 'tone' | 'reasons'>

function describeState(remote: KnownRemote, state: RemoteState): Described {
  const { title, disabled, standsIn, preview } = remote
  const notes = listNotes(remote)
  // A preview runs even if the remote is switched off.
  if (disabled !== undefined && preview === undefined)
    return {
      state: describeAbsence('switched-off').mark,
      tone: 'off',
      reasons: [`${disabled.reason}, since ${toTimeText(disabled.since)}`],
    }
  switch (state.status) {
    case 'known':
      return { state: 'Not opened yet', tone: 'idle', reasons: notes }
    case 'loading':
      return { state: 'Loading', tone: 'idle', reasons: notes }
    case 'ready':
      return { state: 'Running', tone: standsIn === undefined ? 'good' : 'bad', reasons: notes }
    case 'failed': {
      const { reason, code, problems } = state.failure
      const { mark, sentence } = describeAbsence(reason)
      return { state: mark, tone: 'bad', reasons: [sentence(title), ...problems, code, ...notes] }
    }
  }
}

/** Why it is not the released version. */
const listNotes = ({ standsIn, assignment, preview }: KnownRemote): string[] => [
  ...(assignment === undefined ? [] : [describeAssignment(assignment)]),
  ...(standsIn === undefined ? [] : [`in place of ${standsIn.for}, which does not start here`]),
  ...(preview === undefined ? [] : [describePreview(preview)]),
]

const describePreview = ({ for: current, until }: PreviewedRemote) =>
  `previewed in this tab${current === undefined ? '' : ` in place of ${current}`} until ${toTimeText(until)}`
