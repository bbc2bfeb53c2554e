import { parseArgs } from 'node:util'
import { CreateError } from './create-error.ts'

const usage = `Usage:
  pnpm create-remote <name> [--title "…"] [--team "…"]

  <name>   lower case letters, digits and underscores: teacher_notes
  --title  what staff read in the menu; made from the name by default
  --team   who answers for it; the title by default`

/** `title` and `team` are undefined where nobody said. */
export type CreateCommand = { name: string; title?: string | undefined; team?: string | undefined }

/** @throws CreateError that shows the usage. */
export function parseCreateCommand(args: readonly string[]): CreateCommand {
  const { values, positionals } = parseOptions(args)
  const [name, ...rest] = positionals
  if (name === undefined || rest.length > 0) throw new CreateError(usage)
  return { name, ...values }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { title: { type: 'string' }, team: { type: 'string' } },
    })
  } catch (cause) {
    throw new CreateError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`, { cause })
  }
}
