import type { MoveResult } from '../releases/move-result.ts'
import { createReleaseKey, readReleaseKey } from '../releases/release-key.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { buildUnit } from './build-unit.ts'
import { CommandError } from './command-error.ts'
import { describeMove } from './describe-move.ts'
import { describeReleases } from './describe-releases.ts'
import { parseReleaseCommand, type ReleaseCommand } from './parse-release-command.ts'
import { toSiteDir } from './site-dir.ts'
import { readConfig, updateNginx } from './update-nginx.ts'
import { findWorkspaceUnits } from './workspace-units.ts'
import { writeBillOfMaterials } from './write-bill-of-materials.ts'

/** `root` is the workspace's, where `shell` and `remotes` are; `print` takes a line. */
export type Surroundings = {
  root: string
  dataDir?: string | undefined
  /** The file of the key that signs, where none is named. */
  keyFile?: string | undefined
  print: (line: string) => void
}

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
      return rollback(store, command, surroundings)
    case 'renew':
      return renew(store, command, surroundings)
    case 'key':
      return runKey(store, command, print)
    case 'list':
      return list(store, print)
    case 'verify':
      return verify(store, command, surroundings)
    case 'headers':
      return headers(command, print)
  }
}

async function publish(store: ReleaseStore, command: ReleaseCommand, surroundings: Surroundings) {
  const { root, print } = surroundings
  const { nginx, config } = command
  // What is wrong there is said before anything moves.
  if (config !== undefined) await readConfig(config)
  const request = await toRequest(store, command, surroundings)
  const units = await findWorkspaceUnits(root, command.operands)
  if (command.build)
    for (const unit of units) {
      print(`Building ${unit.name}…`)
      const { seconds } = await measure(() => buildUnit(root, unit))
      print(`Built ${unit.name} in ${seconds} s`)
    }
  const { result, seconds } = await measure(() => store.publish({ units, ...request }))
  for (const line of describeMove(result, `Published in ${seconds} s:`)) print(line)
  await writeBills(store, result, surroundings)
  if (nginx !== undefined) print(await updateNginx({ dir: nginx, config }))
}

/** Of each version that is new. The release is there already, so that a bill that fails is only said. */
async function writeBills({ dir }: ReleaseStore, { changes }: MoveResult, { root, print }: Surroundings) {
  for (const { name, to } of changes) {
    if (to === undefined) continue
    try {
      await writeBillOfMaterials({ root, siteDir: dir, unit: name, version: to })
    } catch (error) {
      print(`What ${name} was built from could not be written down: ${String(error)}`)
    }
  }
}

async function rollback(store: ReleaseStore, command: ReleaseCommand, surroundings: Surroundings) {
  const request = await toRequest(store, command, surroundings)
  const { result, seconds } = await measure(() => store.rollback({ id: command.operands[0], ...request }))
  for (const line of describeMove(result, `Rolled back in ${seconds} s to`)) surroundings.print(line)
}

async function renew(store: ReleaseStore, command: ReleaseCommand, surroundings: Surroundings) {
  const { signing, ...request } = await toRequest(store, command, surroundings)
  if (signing === undefined) throw new CommandError('Say which key signs: --key <file>, or RELEASE_KEY_FILE.')
  const { release } = await store.renew({ ...request, signing })
  const until = (await store.readCurrent())?.signed?.expires_at
  surroundings.print(`Signed ${release.id} anew${until === undefined ? '' : `, valid until ${until}`}.`)
}

async function list(store: ReleaseStore, print: Surroundings['print']) {
  const releases = await store.list()
  if (releases.length === 0) print(`Nothing has been published into ${store.dir} yet.`)
  else for (const line of describeReleases(releases)) print(line)
}

async function verify(store: ReleaseStore, command: ReleaseCommand, surroundings: Surroundings) {
  const { signing, trusted = [] } = await toRequest(store, command, surroundings)
  const publicKeys = signing === undefined ? trusted : [signing.key.publicKey, ...trusted]
  const { id, checked, problems, distrust, isSignatureChecked } = await store.verify(
    command.operands[0],
    publicKeys,
  )
  if (distrust.length > 0)
    throw new CommandError(
      [`${id} is not as its key signed it:`, ...distrust.map((why) => `  ${why}`)].join('\n'),
    )
  if (problems.length === 0) {
    const signature = isSignatureChecked ? ' Its signature is valid.' : ''
    return surroundings.print(`${id} is whole: its ${checked} files are as they were published.${signature}`)
  }
  const words = { missing: 'missing', differs: 'changed', stray: 'unknown' }
  const lines = problems.map(({ address, problem }) => `  ${words[problem]}  ${address}`)
  throw new CommandError(
    [
      `${id} is not whole. Not as published:`,
      ...lines,
      'Publish those versions again to mend them, or move to another release: pnpm release rollback.',
    ].join('\n'),
  )
}

/** What the store is asked with; the key is read here, so that a wrong one is said before anything is built. */
async function toRequest(store: ReleaseStore, command: ReleaseCommand, { keyFile }: Surroundings) {
  const { by, reason, unsigned, trusted, adopt, validFor } = command
  const file = command.key ?? keyFile
  const signing = file ? { key: await readReleaseKey(file, store.dir), trusted, adopt, validFor } : undefined
  return { by, reason, unsigned, trusted, signing: unsigned ? undefined : signing }
}

async function runKey(
  { dir }: ReleaseStore,
  { operands: [what, file] }: ReleaseCommand,
  print: Surroundings['print'],
) {
  if ((what !== 'new' && what !== 'show') || file === undefined)
    throw new CommandError('Say what to do with which key: key new <file>, or key show <file>.')
  const { publicKey } = what === 'new' ? await createReleaseKey(file, dir) : await readReleaseKey(file, dir)
  if (what === 'new')
    print(
      `The key is in ${file}. Keep it secret, and a copy of it safe. Its public key, for releaseKeys of config.json:`,
    )
  print(publicKey)
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
