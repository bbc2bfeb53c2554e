import { readFile } from 'node:fs/promises'
import { CommandError } from '@console/node-server/command-error'
import { consoleConfigSchema } from '@console/shared/config'
import { createLogSource } from '../../report/log-source.ts'
import type { ReportSource } from '../../report/report-source.ts'
import type { ReleaseContext } from './release-context.ts'

/** The log service that `/config.json` names, where there is a token to query it with. @throws CommandError. */
export async function findReportSource(
  { command, env }: Pick<ReleaseContext, 'command' | 'env'>,
  config: unknown,
): Promise<ReportSource | undefined> {
  const { queryTokenFile: file } = command
  const logs = consoleConfigSchema.safeParse(config).data?.logs ?? null
  const token = file === undefined ? env['AXIOM_QUERY_TOKEN'] : await readFile(file, 'utf8').catch(() => '')
  if (file !== undefined && !token?.trim()) throw new CommandError(`There is no token to read at ${file}.`)
  if (logs === null || !token?.trim()) return undefined
  return createLogSource({ ...logs, queryToken: token.trim() })
}
