import text from '@console/authoring/styles/text.module.css'
import { toCounted } from '@console/ielts/checks'
import { usePlatform } from '@console/shared/platform-context'
import { formatTime } from '@console/shared/ui/time'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { MockRef } from '../api/mock.api.ts'
import { checksQuery } from './checks.queries.ts'
import { toHealthHistory, toProblems } from './to-health-history.ts'
import { versionQueries } from './version.queries.ts'

/** "Problems so far: 12 → 3 → 0", over saves and runs of all checks. */
export function HealthLine({ mock }: { mock: MockRef }) {
  const platform = usePlatform()
  const { data } = useQuery(versionQueries(platform).list(mock))
  const { data: checks } = useQuery(checksQuery(platform, mock))
  const steps = toHealthHistory(data?.rows ?? [], checks ?? [])
  if (steps.length < 2) return null
  const hasRun = steps.some(({ at }) => checks?.some((check) => check.at === at) === true)
  return (
    <p className={text.note}>
      Problems so far:{' '}
      {steps.map((step, index) => (
        <Fragment key={step.at}>
          {index > 0 && ' → '}
          <span title={`${formatTime(step.at)}: ${describe(step)}`}>{toProblems(step)}</span>
        </Fragment>
      ))}
      {hasRun && '. Checks of all mocks at once are kept on this device only.'}
    </p>
  )
}

const describe = ({ errors, warnings }: { errors: number; warnings: number }) =>
  `${toCounted(errors, 'error')}, ${toCounted(warnings, 'warning')}`
