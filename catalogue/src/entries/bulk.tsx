import { BulkReport } from '@console/shared/bulk/bulk-report'
import type { BulkOutcome, BulkRow } from '@console/shared/bulk/bulk-run'

const toRow = (item: string, outcome: BulkOutcome, reason = ''): BulkRow<string> => ({
  item,
  outcome,
  reason,
})

const toReport = (...rows: BulkRow<string>[]) => (
  <BulkReport
    rows={rows}
    done="Published"
    noun="package"
    nameOf={(name) => name}
    toRemedy={() => <a href="?">Open its editor</a>}
  />
)

export const states = {
  'Under way': toReport(toRow('Gold', 'done'), toRow('Silver', 'running'), toRow('Bronze', 'waiting')),
  'With refusals': toReport(
    toRow('Gold', 'done'),
    toRow('Silver', 'failed', 'It is no longer on the server. Somebody deleted it.'),
    toRow('Bronze', 'unanswered', 'The server did not answer in time. Try again.'),
  ),
  'All done': toReport(toRow('Gold', 'done'), toRow('Silver', 'done')),
  Many: toReport(...Array.from({ length: 24 }, (_, index) => toRow(`Package ${index + 1}`, 'done'))),
}
