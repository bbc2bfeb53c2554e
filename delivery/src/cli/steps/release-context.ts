import type { ReleaseClient } from '../../client/open-release-client.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import type { OpenSmoke } from '../../smoke/create-open-smoke.ts'
import type { ReleaseCommand } from '../command-line/parse-release-command.ts'

/** `root` is the workspace's, where `shell` and `remotes` are; `print` takes a line. */
export type Surroundings = {
  root: string
  /** The environment of the process: build servers put the actor and the commit there. */
  env: Readonly<Record<string, string | undefined>>
  print: (line: string) => void
  /** How a release is run before it moves; without it none is. */
  openSmoke?: OpenSmoke
}

/** The surroundings of a command, with the command and its target. */
export type ReleaseContext = Surroundings & {
  store: ReleaseStore
  /** The client of the release server that `--to` names. */
  client: ReleaseClient | undefined
  /** The release server or, without one, the release folder. */
  target: ReleaseClient | ReleaseStore
  command: ReleaseCommand
}
