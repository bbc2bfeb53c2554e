import { namePart, toStatusLabel } from '@console/ielts'
import { severityLabels } from '@console/ielts/checks'
import { formatCount } from '@console/shared/ui/number'
import { upperFirst } from 'es-toolkit/string'
import { type CheckedMock, isProblematic } from './checked-mock.ts'
import styles from './health-report.module.css'

/** The printed report: the issues of every listed mock. */
export function HealthReport({ mocks }: { mocks: readonly CheckedMock[] }) {
  const checked = mocks.filter(({ facts }) => facts !== undefined)
  const problematic = checked.filter(isProblematic)
  return (
    <section data-report="" data-sheet="a4" aria-label="Report" className={styles.report}>
      <p>
        {formatCount(checked.length, { one: 'mock', many: 'mocks' })} checked, {problematic.length} with
        problems.
      </p>
      {problematic.map(({ id, name, section, book, status, facts }) => (
        <section key={id} className={styles.mock}>
          <h2 className={styles.name}>{name}</h2>
          <p>
            {[upperFirst(section), book, status && toStatusLabel(status), facts?.text]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul>
            {facts?.issues.map((issue) => (
              <li key={`${issue.place} ${issue.message}`}>
                {severityLabels[issue.severity]}, {namePart(section, issue.part)}: {issue.message}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
