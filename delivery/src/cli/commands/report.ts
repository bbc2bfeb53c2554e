import { CommandError } from '@console/node-server/command-error'
import { takeOne } from '../command-line/take-operands.ts'
import { describeReport } from '../output/describe-report.ts'
import { findReportSource } from '../steps/find-report-source.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { readConfig } from '../steps/update-nginx.ts'

/** How the versions of a remote do in browsers. */
export async function report(context: ReleaseContext): Promise<void> {
  const { client, command, print } = context
  const remote = takeOne(command, 'remote', 'report <remote>')
  const since = new Date(Date.now() - command.since)
  const { environment, source, versions } =
    client === undefined ? await readReport(context, remote, since) : await client.report(remote, since)
  const what = `${remote} in ${environment} since ${since.toISOString().slice(0, 10)} (UTC), as ${source} has it`
  if (versions.length === 0) return print(`${what}: nothing. Is logs set in the console's config.json?`)
  print(`${what}:`)
  for (const line of describeReport(versions)) print(line)
}

async function readReport(context: ReleaseContext, remote: string, since: Date) {
  const { environment, config: file } = context.command
  const source = await findReportSource(context, await readConfig(file))
  if (source === undefined)
    throw new CommandError(
      'Name the log service to ask: --config <config.json> with logs, and --query-token-file, or AXIOM_QUERY_TOKEN.',
    )
  return { environment, source: source.name, versions: await source.read({ remote, environment, since }) }
}
