import { usePlatform } from '@console/shared/platform-context'
import { useEffect } from 'react'
import type { CheckedMock } from './checked-mock.ts'
import type { HealthRun } from './use-health-run.ts'

/** What a run found goes into the history of each mock, once it is through. */
export function useKeptChecks(state: HealthRun['state'], mocks: readonly CheckedMock[]): void {
  const { queryClient, session } = usePlatform()
  const isDone = state === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run that ends
  useEffect(() => {
    if (!isDone) return
    const at = Date.now()
    const found = new Map(
      mocks.flatMap(({ id, key, facts }) =>
        facts === undefined || typeof key === 'string'
          ? []
          : [[id, { at, errors: facts.errors, warnings: facts.warnings }] as const],
      ),
    )
    const owner = String(session.readUser()?.id ?? 'nobody')
    import(/* webpackChunkName: "health-tools" */ '../versions/device-checks.ts')
      .then(({ keepChecks }) => keepChecks(owner, found))
      .then(() => queryClient.invalidateQueries({ queryKey: ['mock-checks'] }))
      // Without a history the list is as it would be in any other browser that stores nothing.
      .catch(() => undefined)
  }, [isDone])
}
