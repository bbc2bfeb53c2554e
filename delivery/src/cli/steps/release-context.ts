import type { ReleaseClient } from '../../client/open-release-client.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import type { OpenSmoke } from '../../smoke/create-open-smoke.ts'
import type { ReleaseCommand } from '../command-line/parse-release-command.ts'
import type { ReleaseTarget } from './release-target.ts'

/** `root` is the workspace's, where `shell` and `remotes` are; `print` takes a line. */
export type Surroundings = {
  root: string
  dataDir?: string | undefined
  /** The file of the key that signs, where none is named. */
  keyFile?: string | undefined
  /** Of the process: a build server says there who runs it, and from which commit. */
  env?: Readonly<Record<string, string | undefined>> | undefined
  print: (line: string) => void
  /** How a release is run before it moves; without it none is. */
  openSmoke?: OpenSmoke
}

/** What a command of `pnpm release` works with. */
export type ReleaseContext = Surroundings & {
  store: ReleaseStore
  /** Where `--to` names a release server. */
  client: ReleaseClient | undefined
  /** The release server or, without one, the release folder. */
  target: ReleaseTarget
  command: ReleaseCommand
}
