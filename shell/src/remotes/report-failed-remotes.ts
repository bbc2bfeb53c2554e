import type { Telemetry } from '@console/shared/platform'
import type { RemoteLoader, RemoteStates } from './remote-loader.ts'

/** Reports every remote that could not be loaded to telemetry; a slow one only once it has failed for good. */
export function reportFailedRemotes(telemetry: Telemetry, loader: RemoteLoader): void {
  const report = (states: RemoteStates, before: RemoteStates) => {
    for (const [name, state] of Object.entries(states)) {
      if (state === before[name] || state.status !== 'failed') continue
      const { error, reason, late } = state.failure
      const remote = loader.find(name)
      const capture = () =>
        telemetry.captureException(error, {
          source: 'remote-loader',
          remote: name,
          remote_version: remote?.version,
          ...(remote?.assignment && { canary: remote.assignment.group }),
          reason,
        })
      if (late === undefined) capture()
      else void late.then((came) => came || capture())
    }
  }
  // Unreadable entries have already failed.
  report(loader.states.getState(), {})
  loader.states.subscribe(report)
}
