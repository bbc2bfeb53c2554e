import { ReadingNote } from '@console/authoring/search/reading-note'
import { SearchResults } from '@console/authoring/search/search-results'
import { SearchScreen } from '@console/authoring/search/search-screen'
import { toExcerpt } from '@console/authoring/search/to-excerpt'

const ignore = () => undefined
const words = { one: 'mock', many: 'mocks' }
const progress = { done: 12, failed: 0, wanted: 40 }
const pieces = toExcerpt('Bees that were moved found their way home.', ['bees', 'home'])
const place = { key: '1', name: 'Passage 1', to: '#', pieces }
const given = { words, isAsked: true, onStart: ignore, onStop: ignore, onRetry: ignore }

export const states = {
  'The screen': (
    <SearchScreen
      query="bees"
      onQuery={ignore}
      progress={<ReadingNote {...given} progress={{ ...progress, state: 'reading' }} />}
      links={[{ label: 'Search in the articles', to: '#' }]}
    >
      {null}
    </SearchScreen>
  ),
  'Matches of a record': (
    <SearchResults
      {...{ query: 'bees home', words, isWhole: true, counts: { places: 101, records: 1 } }}
      found={[{ key: '1', name: 'Harbour 1', note: 'Reading', to: '#', places: [place] }]}
    />
  ),
  'No match yet': (
    <SearchResults
      {...{ query: 'wasps', words, isWhole: false, counts: { places: 0, records: 0 } }}
      found={[]}
    />
  ),
  'On a metered line': <ReadingNote {...given} progress={{ ...progress, state: 'stopped' }} />,
  'Some could not be read': (
    <ReadingNote {...given} progress={{ ...progress, state: 'ready', done: 38, failed: 2 }} />
  ),
  'All are read': <ReadingNote {...given} progress={{ ...progress, state: 'ready', done: 40 }} />,
}
