import { CommandError } from '@console/node-server/command-error'
import type { Ages } from '../../releases/find-lagging.ts'
import { parseEnvironment } from '../command-line/parse-option-values.ts'
import { toShortVersion, toTable } from '../output/to-table.ts'
import { readAges } from '../steps/read-ages.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

/** Lists what each remote was built against, and why a shell would refuse it. */
export async function lagging(context: ReleaseContext): Promise<void> {
  const { operands, environment } = context.command
  const [of = environment, shellOf = of, ...more] = operands
  if (more.length > 0)
    throw new CommandError(
      'Name the environment of the remotes, and that of the shell: lagging production next.',
    )
  const ages = await readAges(context, parseEnvironment(of), parseEnvironment(shellOf))
  for (const line of describeAges(ages, shellOf)) context.print(line)
}

/** A table of all remotes, and a sentence for each reason. */
export function describeAges({ shell, remotes }: Ages, shellOf: string): string[] {
  const libraries = [...new Set(remotes.flatMap(({ built }) => Object.keys(built)))].sort()
  const table = toTable(
    ['remote', 'team', 'version', 'platform', ...libraries, ''],
    remotes.map(({ name, team, version, platform, built, refused }) => [
      ...[name, team, toShortVersion(version), platform],
      ...libraries.map((library) => built[library] ?? ''),
      refused.length > 0 ? 'lags' : '',
    ]),
  )
  const lagging = remotes.filter(({ refused }) => refused.length > 0)
  return [
    ...table,
    lagging.length === 0
      ? `The shell of ${shellOf}, ${toShortVersion(shell.version)} with platform ${shell.platform}, takes all of them.`
      : `The shell of ${shellOf}, ${toShortVersion(shell.version)} with platform ${shell.platform}, would refuse ${lagging.map(({ name }) => name).join(', ')}:`,
    ...lagging.flatMap(({ refused }) => refused.map((why) => `- ${why}`)),
  ]
}
