#!/usr/bin/env node
import { isCommandError } from '@console/node-server/command-error'
import { isListenError } from '@console/node-server/listen-error'
import { isSettingError } from '@console/node-server/setting-error'
import { toProcessSurroundings } from './cli/process-surroundings.ts'
import { record } from './cli/record.ts'
import { runRelease } from './cli/run-release.ts'
import { startRemoteDev } from './dev/start-remote-dev.ts'
import { isReleaseError } from './errors/release-error.ts'
import { createOpenSmoke } from './smoke/create-open-smoke.ts'

// The commands of a remote in a repository of its own: `dev`, `record`, and those of `pnpm release`.
const usage = `Usage:
  console-remote dev [--api <origin> | --recorded <file> | --shell <origin>]
  console-remote record --api <origin> --token-file <file> [path…]
  console-remote publish | check | rollback | list | …    as pnpm release does, for the one remote of this repository
  console-remote help <command>`

const root = process.cwd()
const [command = '', ...args] = process.argv.slice(2)

try {
  if (command === 'dev') {
    const { url, what } = await startRemoteDev(root, args, process.env)
    console.log(`\nThe console is at ${url}: ${what}\n`)
  } else if (command === 'record') console.log(await record(root, args))
  else if (['', 'help', '--help', '-h'].includes(command) && args.length === 0) console.log(usage)
  else await runRelease(process.argv.slice(2), toProcessSurroundings(root, createOpenSmoke()))
} catch (error) {
  // A sentence for an expected failure, a stack for a bug of ours.
  const foreseen = [isCommandError, isReleaseError, isSettingError, isListenError]
  console.error(foreseen.some((is) => is(error)) && error instanceof Error ? error.message : error)
  // A development server or a watching build may be running by now.
  process.exit(1)
}
