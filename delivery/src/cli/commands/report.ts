import { existsSync } from 'node:fs'
import { findCountsFile, openCountStore } from '../../report/count-store.ts'
import type { ReportSource } from '../../report/report-source.ts'
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
  if (versions.length === 0)
    return print(`${what}: nothing. Is releaseServer or logs set in the console's config.json?`)
  print(`${what}:`)
  for (const line of describeReport(versions)) print(line)
}

async function readReport({ store, ...context }: ReleaseContext, remote: string, since: Date) {
  const { environment, config: file } = context.command
  const config = file === undefined ? undefined : await readConfig(file)
  const kept = findCountsFile(store.dir)
  // Looking makes no file.
  const counts = openCountStore(existsSync(kept) ? kept : ':memory:')
  try {
    const source: ReportSource = await findReportSource(context, config, counts)
    const versions = await source.read({ remote, environment, since })
    return { environment, source: source.name, versions }
  } finally {
    counts.close()
  }
}
