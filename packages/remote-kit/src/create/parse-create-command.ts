import { parseArgs } from 'node:util'
import { CreateError } from './create-error.ts'

const usage = `Usage:
  pnpm create-remote <name> [--title "…"] [--team "…"]
  pnpm create-remote <name> --standalone <folder> [--kit <folder>] [--title "…"] [--team "…"]
  pnpm create-remote --upgrade <folder> [--kit <folder>]

  <name>        lower case letters, digits and underscores: teacher_notes
  --title       what staff read in the menu; made from the name by default
  --team        who answers for it; the title by default
  --standalone  makes a repository of its own in a folder that is not there yet
  --upgrade     renews the versions of the console's packages in such a repository, and prints what changed
  --kit         the folder of their tarballs (pnpm pack:kit); without it they come from a registry`

/** `title` and `team` are undefined if not given. */
export type CreateCommand = { name: string; title?: string | undefined; team?: string | undefined }

type StandaloneCommand = CreateCommand & { dir: string; kit: string | undefined }

type Command =
  | ({ kind: 'workspace' } & CreateCommand)
  | ({ kind: 'standalone' } & StandaloneCommand)
  | { kind: 'upgrade'; dir: string; kit: string | undefined }

/** @throws CreateError that shows the usage. */
export function parseCreateCommand(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args)
  const { title, team, standalone, upgrade, kit } = values
  const [name, ...rest] = positionals
  if (upgrade !== undefined && name === undefined) return { kind: 'upgrade', dir: upgrade, kit }
  if (name === undefined || rest.length > 0 || upgrade !== undefined) throw new CreateError(usage)
  if (standalone !== undefined) return { kind: 'standalone', name, title, team, dir: standalone, kit }
  if (kit !== undefined) throw new CreateError(usage)
  return { kind: 'workspace', name, title, team }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        team: { type: 'string' },
        standalone: { type: 'string' },
        upgrade: { type: 'string' },
        kit: { type: 'string' },
      },
    })
  } catch (cause) {
    throw new CreateError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`, { cause })
  }
}
