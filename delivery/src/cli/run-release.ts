import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { buildUnit } from './build-unit.ts'
import { CommandError } from './command-error.ts'
import { describeMove } from './describe-move.ts'
import { describeReleases } from './describe-releases.ts'
import { parseReleaseCommand, type ReleaseCommand } from './parse-release-command.ts'
import { toSiteDir } from './site-dir.ts'
import { readConfig, updateNginx } from './update-nginx.ts'
import { findWorkspaceUnits } from './workspace-units.ts'

/** `root` is the workspace's, where `shell` and `remotes` are; `print` takes a line. */
export type Surroundings = { root: string; dataDir?: string | undefined; print: (line: string) => void }

/**
 * `pnpm release …`.
 * @throws CommandError, ReleaseError: the message is for whoever typed the command.
 */
export async function runRelease(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const command = parseReleaseCommand(args)
  const { root, dataDir, print } = surroundings
  const store = openReleaseStore(toSiteDir(root, { dir: command.dir, dataDir }))
  switch (command.name) {
    case 'publish':
      return publish(store, command, surroundings)
    case 'rollback':
      return rollback(store, command, print)
    case 'list':
      return list(store, print)
    case 'verify':
      return verify(store, command, print)
    case 'headers':
      return headers(command, print)
  }
}

async function publish(store: ReleaseStore, command: ReleaseCommand, { root, print }: Surroundings) {
  const { nginx, config } = command
  // What is wrong there is said before anything moves.
  if (config !== undefined) await readConfig(config)
  const units = await findWorkspaceUnits(root, command.operands)
  if (command.build)
    for (const unit of units) {
      print(`Building ${unit.name}…`)
      const { seconds } = await measure(() => buildUnit(root, unit))
      print(`Built ${unit.name} in ${seconds} s`)
    }
  const { result, seconds } = await measure(() => store.publish({ units, ...command }))
  for (const line of describeMove(result, `Published in ${seconds} s:`)) print(line)
  if (nginx !== undefined) print(await updateNginx({ dir: nginx, config }))
}

async function rollback(store: ReleaseStore, command: ReleaseCommand, print: Surroundings['print']) {
  const { result, seconds } = await measure(() => store.rollback({ id: command.operands[0], ...command }))
  for (const line of describeMove(result, `Rolled back in ${seconds} s to`)) print(line)
}

async function list(store: ReleaseStore, print: Surroundings['print']) {
  const releases = await store.list()
  if (releases.length === 0) print(`Nothing has been published into ${store.dir} yet.`)
  else for (const line of describeReleases(releases)) print(line)
}

async function verify(store: ReleaseStore, command: ReleaseCommand, print: Surroundings['print']) {
  const { id, checked, problems } = await store.verify(command.operands[0])
  if (problems.length === 0) return print(`${id} is whole: its ${checked} files are as they were published.`)
  const lines = problems.map(
    ({ address, problem }) => `  ${problem === 'missing' ? 'missing' : 'changed'}  ${address}`,
  )
  throw new CommandError(
    [
      `${id} is not whole. Not as published:`,
      ...lines,
      'Publish those versions again to mend them, or move to another release: pnpm release rollback.',
    ].join('\n'),
  )
}

async function headers({ nginx, config }: ReleaseCommand, print: Surroundings['print']) {
  if (nginx === undefined) throw new CommandError('Say where nginx reads its headers: --nginx <folder>.')
  print(await updateNginx({ dir: nginx, config }))
}

async function measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: string }> {
  const started = performance.now()
  const result = await work()
  return { result, seconds: ((performance.now() - started) / 1000).toFixed(2) }
}
