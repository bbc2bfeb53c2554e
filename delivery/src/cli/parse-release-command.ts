import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { CommandError } from './command-error.ts'

const usage = `Usage:
  pnpm release publish <remote or shell>… [--why "…"] [--no-build]
  pnpm release rollback [id] [--why "…"]
  pnpm release list
  pnpm release verify [id]
  pnpm release headers --nginx <folder> [--config <file>]

  --why       the reason, kept with the release
  --by        who does it; your account's name by default
  --dir       the release folder; by default "site" in DATA_DIR, which is .data by default
  --no-build  publish what the last build left
  --nginx     the folder of the headers that nginx sends, brought up to date with every publish
  --config    the config.json that is served beside the document`

const commandNames = ['publish', 'rollback', 'list', 'verify', 'headers'] as const

export type ReleaseCommand = {
  name: (typeof commandNames)[number]
  /** Units to publish, or the id of a release. */
  operands: string[]
  by: string
  reason: string
  dir: string | undefined
  build: boolean
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
        config: { type: 'string' },
        nginx: { type: 'string' },
      },
    })
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`, { cause })
  }
}

/** An account without a name is usual in containers, and `userInfo` throws then. */
function findUserName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
