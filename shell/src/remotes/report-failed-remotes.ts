import type { Telemetry } from '@console/shared/platform'
import type { RemoteLoader, RemoteStates } from './remote-loader.ts'

/** Tells telemetry of every remote that could not be loaded. */
export function reportFailedRemotes(telemetry: Telemetry, loader: RemoteLoader): void {
  const report = (states: RemoteStates, before: RemoteStates) => {
    for (const [name, state] of Object.entries(states)) {
      if (state === before[name] || state.status !== 'failed') continue
      const { error, reason } = state.failure
      const version = loader.remotes.getState().find((remote) => remote.name === name)?.version
      telemetry.captureException(error, {
        source: 'remote-loader',
        remote: name,
        remote_version: version,
        reason,
      })
    }
  }
  // Entries that could not be read have failed already.
  report(loader.states.getState(), {})
  loader.states.subscribe(report)
}
