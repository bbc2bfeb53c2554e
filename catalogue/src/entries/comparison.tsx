import { ComparedTable } from '@console/shared/editing/compared-table'
import { ComparedText } from '@console/shared/editing/compared-text'

const bees = 'Bees that were moved to a new place found their way home within the hour.'

export const states = {
  'A short text, shown whole': (
    <p>
      <ComparedText before="Gold" after="Gold plus" />
    </p>
  ),
  'A text without changes': (
    <p>
      <ComparedText before={bees} after={bees} />
    </p>
  ),
  'Words added and removed': (
    <p>
      <ComparedText before={bees} after={`In spring, ${bees.replace(' to a new place', '')}`} />
    </p>
  ),
  'A text': (
    <p>
      <ComparedText
        before={bees}
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
  'A table with an emptied cell': <ComparedTable before={[['Monday', '8']]} after={[['Monday', '']]} />,
}
