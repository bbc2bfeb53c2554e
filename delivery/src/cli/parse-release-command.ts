import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { CommandError } from './command-error.ts'

const usage = `Usage:
  pnpm release publish <remote or shell>… [--why "…"] [--no-build]
  pnpm release rollback [id] [--why "…"]
  pnpm release renew [--why "…"]
  pnpm release list
  pnpm release verify [id] [--trust <public key>]…
  pnpm release key new|show <file>
  pnpm release headers --nginx <folder> [--config <file>]

  --why       the reason, kept with the release
  --by        who does it; your account's name by default
  --dir       the release folder; by default "site" in DATA_DIR, which is .data by default
  --no-build  publish what the last build left
  --key       the file of the key that signs, outside the release folder; by default RELEASE_KEY_FILE
  --valid-for how long consoles may take the release for the current one, such as 30d or 12h; for ever by default
  --trust     a public key whose signatures are believed as well
  --adopt     sign what is current although nobody that is believed has signed it
  --unsigned  go on without a signature after a release that has one
  --nginx     the folder of the headers that nginx sends, brought up to date with every publish
  --config    the config.json that is served beside the document`

const commandNames = ['publish', 'rollback', 'renew', 'list', 'verify', 'key', 'headers'] as const

export type ReleaseCommand = {
  name: (typeof commandNames)[number]
  /** Units to publish, the id of a release, or what to do with which key. */
  operands: string[]
  by: string
  reason: string
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
}

/** @throws CommandError that shows the usage. */
export function parseReleaseCommand(args: readonly string[]): ReleaseCommand {
  const { values, positionals } = parseOptions(args)
  const [typed, ...operands] = positionals
  const name = commandNames.find((each) => each === typed)
  if (name === undefined)
    throw new CommandError(typed === undefined ? usage : `There is no command “${typed}”.\n\n${usage}`)
  return {
    name,
    operands,
    by: values.by ?? findUserName(),
    reason: values.why ?? 'no reason given',
    dir: values.dir,
    build: !values['no-build'],
    key: values.key,
    validFor: values['valid-for'] === undefined ? undefined : parseDuration(values['valid-for']),
    trusted: values.trust.map(parsePublicKey),
    adopt: values.adopt,
    unsigned: values.unsigned,
    config: values.config,
    nginx: values.nginx,
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
        dir: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        key: { type: 'string' },
        'valid-for': { type: 'string' },
        trust: { type: 'string', multiple: true, default: [] },
        adopt: { type: 'boolean', default: false },
        unsigned: { type: 'boolean', default: false },
        config: { type: 'string' },
        nginx: { type: 'string' },
      },
    })
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`, { cause })
  }
}

const hour = 60 * 60 * 1000

function parseDuration(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([dh])$/.exec(text) ?? []
  if (count === undefined)
    throw new CommandError(`--valid-for takes days or hours, such as 30d or 12h, not “${text}”.`)
  return Number(count) * (unit === 'd' ? 24 * hour : hour)
}

function parsePublicKey(text: string): string {
  if (/^[\w-]{43}$/.test(text)) return text
  throw new CommandError(
    `--trust takes a public key of 43 characters, as pnpm release key show prints it, not “${text}”.`,
  )
}

/** An account without a name is usual in containers, and `userInfo` throws then. */
function findUserName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
