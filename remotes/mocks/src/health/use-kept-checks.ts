import { usePlatform } from '@console/shared/platform-context'
import { useEffect } from 'react'
import { type CheckedMock, isOnDevice } from './checked-mock.ts'
import type { HealthRun } from './use-health-run.ts'

/** Adds the results of a completed run to the history of each mock. */
export function useKeptChecks(state: HealthRun['state'], mocks: readonly CheckedMock[]): void {
  const { queryClient, session } = usePlatform()
  const isDone = state === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run that ends
  useEffect(() => {
    if (!isDone) return
    const at = Date.now()
    const found = new Map(
      mocks.flatMap((mock) =>
        mock.facts === undefined || isOnDevice(mock)
          ? []
          : [[mock.id, { at, errors: mock.facts.errors, warnings: mock.facts.warnings }] as const],
      ),
    )
    const owner = String(session.readUser()?.id ?? 'nobody')
    import(/* webpackChunkName: "health-tools" */ '../versions/device-checks.ts')
      .then(({ keepChecks }) => keepChecks(owner, found))
      .then(() => queryClient.invalidateQueries({ queryKey: ['mock-checks'] }))
      // If the browser blocks storage, there is just no history.
      .catch(() => undefined)
  }, [isDone])
}
