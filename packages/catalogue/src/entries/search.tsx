import { ReadingNote } from '@console/authoring/search/reading-note'
import { SearchExcerpt } from '@console/authoring/search/search-excerpt'
import { SearchField } from '@console/authoring/search/search-field'
import { toExcerpt } from '@console/authoring/search/to-excerpt'

const ignore = () => undefined
const words = { one: 'mock', many: 'mocks' }
const progress = { done: 12, failed: 0, wanted: 40 }
const given = { words, onStart: ignore, onStop: ignore, onRetry: ignore }

export const states = {
  'The field': <SearchField value="bees" onType={ignore} />,
  'A match': (
    <SearchExcerpt pieces={toExcerpt('Bees that were moved found their way home.', ['bees', 'home'])} />
  ),
  'While texts are read': <ReadingNote {...given} progress={{ ...progress, state: 'reading' }} />,
  'On a metered line': <ReadingNote {...given} progress={{ ...progress, state: 'stopped' }} />,
  'Some could not be read': (
    <ReadingNote {...given} progress={{ ...progress, state: 'ready', done: 38, failed: 2 }} />
  ),
  'All are read': <ReadingNote {...given} progress={{ ...progress, state: 'ready', done: 40 }} />,
}
