import { ComparedTable } from '@console/shared/editing/compared-table'
import { ComparedText } from '@console/shared/editing/compared-text'

export const states = {
  'A text': (
    <p>
      <ComparedText
        before="Bees that were moved to a new place found their way home within the hour."
        after="Bees which were moved to another place found their way home within an hour."
      />
    </p>
  ),
  'A table': (
    <ComparedTable
      before={[
        ['Day', 'Hours'],
        ['Monday', '8'],
      ]}
      after={[
        ['Day', 'Hours'],
        ['Tuesday', '9'],
      ]}
    />
  ),
}
