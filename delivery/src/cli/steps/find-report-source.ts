import { readFile } from 'node:fs/promises'
import { consoleConfigSchema } from '@console/shared/config'
import { CommandError } from '../../errors/command-error.ts'
import type { CountStore } from '../../report/count-store.ts'
import { createLogSource } from '../../report/log-source.ts'
import type { ReportSource } from '../../report/report-source.ts'
import type { ReleaseContext } from './release-context.ts'

/**
 * The log service where `/config.json` names one and there is a token to query it with; else what the release server
 * counted itself.
 * @throws CommandError.
 */
export async function findReportSource(
  { command, env = {} }: Pick<ReleaseContext, 'command' | 'env'>,
  config: unknown,
  counts: CountStore,
): Promise<ReportSource> {
  const { queryTokenFile: file } = command
  const logs = consoleConfigSchema.safeParse(config).data?.logs ?? null
  const token = file === undefined ? env['AXIOM_QUERY_TOKEN'] : await readFile(file, 'utf8').catch(() => '')
  if (file !== undefined && !token?.trim()) throw new CommandError(`There is no token to read at ${file}.`)
  if (logs === null || !token?.trim()) return counts
  return createLogSource({ ...logs, queryToken: token.trim() })
}
