import type { Release } from '@console/shared/release'
import { judgeCanary } from '../report/judge-canary.ts'
import type { ReportSource } from '../report/report-source.ts'
import type { MoveSettings } from './jobs/run-move-request.ts'
import type { ServedEnvironments } from './served-environments.ts'

type Options = Pick<MoveSettings, 'signing' | 'onMoved'> & {
  served: ServedEnvironments
  report: ReportSource
  log: (what: unknown) => void
}

/** Aborts each canary that fails more often than its limit allows. Never rejects. */
export async function endFailingCanaries(options: Options): Promise<void> {
  const { served, log } = options
  const environments = await served.listMoved().catch((error: unknown) => {
    log(error)
    return []
  })
  for (const environment of environments) {
    try {
      const current = await (await served.open(environment)).readCurrent()
      for (const remote of current?.release.remotes ?? [])
        await endFailing(options, environment, remote).catch(log)
    } catch (error) {
      log(error)
    }
  }
}

async function endFailing(
  { served, report, log, signing, onMoved }: Options,
  environment: string,
  { name, version: released, canary }: Release['remotes'][number],
): Promise<void> {
  if (canary === undefined) return
  const versions = await report.read({ remote: name, environment, since: new Date(canary.since) })
  const { version } = canary.remote
  const reason = judgeCanary({ canary: version, released, limit: canary.limit, versions })
  if (reason === undefined) return
  const store = await served.open(environment)
  await store.abortCanary({ remote: name, version, by: 'the release server', reason, signing })
  log(`The canary of ${name} in ${environment}: ${reason}`)
  await onMoved?.()
}
