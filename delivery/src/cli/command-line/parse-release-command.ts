import { parseArgs } from 'node:util'
import { CommandError } from '../../errors/command-error.ts'
import type { RedirectsRequest } from '../../releases/candidate/compose-release.ts'
import { findActor } from './find-actor.ts'
import { parseCommit, parseDuration, parsePublicKey, parseRedirects, toLine } from './parse-option-values.ts'
import { readSmokeFlags, type SmokeFlags, smokeFlags, smokeUsage } from './smoke-flags.ts'

const usage = `Usage:
  pnpm release publish <remote or shell>… [--why "…"] [--no-build]
  pnpm release check <remote or shell>… [--against <address or folder>] [--no-build]
  pnpm release rollback [id]
  pnpm release rollback <remote or shell> [--to <version>]
  pnpm release remove <remote>
  pnpm release rename <old> <new>
  pnpm release move <path> --from <remote> --to <remote>
  pnpm release redirect --redirect /old/=/new/
  pnpm release disable <remote> --why "…"
  pnpm release enable <remote>
  pnpm release renew
  pnpm release list [--releases]
  pnpm release verify [id] [--trust <public key>]…
  pnpm release key new|show <file>
  pnpm release headers --nginx <folder> [--config <file>]

  --why       the reason, kept with the move; of disable, shown to everybody
  --by        who does it; by default whoever started the build server's job, or account@machine
  --commit    what the units were built from; by default the commit of the workspace
  --expect    the id that has to be current, so that nothing is moved that somebody else moved meanwhile
  --redirect  where what lay below a path is now, such as /old/=/new/; also with publish, remove, rename and move
  --drop-redirect  a path that is redirected no longer
  --releases  list every combination that there was, in place of what happened
  --dir       the release folder; by default "site" in DATA_DIR, which is .data by default
  --no-build  publish what the last build left
  --key       the file of the key that signs, outside the release folder; by default RELEASE_KEY_FILE
  --valid-for how long consoles may take the release for the current one, such as 30d or 12h; for ever by default
  --trust     a public key whose signatures are believed as well
  --adopt     sign what is current although nobody that is believed has signed it
  --unsigned  go on without a signature after a release that has one
  --nginx     the folder of the headers that nginx sends, brought up to date with every publish
  --config    the config.json that is served beside the document; its API's paths are nobody's to own
${smokeUsage}`

const commandNames = [
  'publish',
  'check',
  'rollback',
  'remove',
  'rename',
  'move',
  'redirect',
  'disable',
  'enable',
  'renew',
  'list',
  'verify',
  'key',
  'headers',
] as const

/** What stands for a reason where none is given. */
export const noReason = 'no reason given'

export type ReleaseCommandName = (typeof commandNames)[number]

export type ReleaseCommand = {
  name: ReleaseCommandName
  /** Units, the id of a release, a path, or what to do with which key. */
  operands: string[]
  by: string
  reason: string
  commit: string | undefined
  expect: string | undefined
  /** The remote that a path leaves. */
  from: string | undefined
  /** The remote that takes it, or the version to go back to. */
  to: string | undefined
  /** Undefined where none is named. */
  redirects: RedirectsRequest | undefined
  releases: boolean
  dir: string | undefined
  build: boolean
  key: string | undefined
  /** Milliseconds. */
  validFor: number | undefined
  trusted: string[]
  adopt: boolean
  unsigned: boolean
  config: string | undefined
  nginx: string | undefined
  smoke: SmokeFlags
}

/**
 * @param env of the process: see {@link findActor}.
 * @throws CommandError that shows the usage.
 */
export function parseReleaseCommand(
  args: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): ReleaseCommand {
  const { values, positionals } = parseOptions(args)
  const [typed, ...operands] = positionals
  const name = commandNames.find((each) => each === typed)
  if (name === undefined)
    throw new CommandError(typed === undefined ? usage : `There is no command “${typed}”.\n\n${usage}`)
  return {
    name,
    operands,
    by: toLine(values.by ?? findActor(env)),
    reason: toLine(values.why ?? '') || noReason,
    commit: values.commit === undefined ? undefined : parseCommit(values.commit),
    expect: values.expect,
    from: values.from,
    to: values.to,
    redirects: parseRedirects(values.redirect, values['drop-redirect']),
    releases: values.releases,
    dir: values.dir,
    build: !values['no-build'],
    key: values.key,
    validFor: values['valid-for'] === undefined ? undefined : parseDuration(values['valid-for']),
    trusted: values.trust.map(parsePublicKey),
    adopt: values.adopt,
    unsigned: values.unsigned,
    config: values.config,
    nginx: values.nginx,
    smoke: readSmokeFlags(values),
  }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        by: { type: 'string' },
        commit: { type: 'string' },
        expect: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        redirect: { type: 'string', multiple: true, default: [] },
        'drop-redirect': { type: 'string', multiple: true, default: [] },
        releases: { type: 'boolean', default: false },
        dir: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        key: { type: 'string' },
        'valid-for': { type: 'string' },
        trust: { type: 'string', multiple: true, default: [] },
        adopt: { type: 'boolean', default: false },
        unsigned: { type: 'boolean', default: false },
        config: { type: 'string' },
        nginx: { type: 'string' },
        ...smokeFlags,
      },
    })
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`, { cause })
  }
}
