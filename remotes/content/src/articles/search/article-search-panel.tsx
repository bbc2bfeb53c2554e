import { ReadingNote } from '@console/authoring/search/reading-note'
import { SearchResults } from '@console/authoring/search/search-results'
import { SearchScreen } from '@console/authoring/search/search-screen'
import { usePlatform } from '@console/shared/platform-context'
import { urlText, useUrlState } from '@console/shared/ui/url-state'
import { useState } from 'react'
import * as z from 'zod/mini'
import { findInArticles } from './find-in-articles.ts'
import { useArticleTexts } from './use-article-texts.ts'

/** `/grammar/search?q=present+perfect`, as linked from other sections. */
const addressSchema = z.object({ q: urlText })

const words = { one: 'article', many: 'articles' }

export function ArticleSearchPanel() {
  const { articles, progress, start, stop, again } = useArticleTexts()
  const { state, replace } = useUrlState(addressSchema)
  const [typed, setTyped] = useState(state.q)
  const mockSearch = usePlatform().links.linkTo?.('mocks', 'search', typed)
  return (
    <SearchScreen
      query={typed}
      onQuery={(query) => {
        setTyped(query)
        replace({ q: query })
      }}
      progress={
        <ReadingNote
          progress={progress}
          words={words}
          isAsked={typed.trim() !== ''}
          onStart={start}
          onStop={stop}
          onRetry={again}
        />
      }
      links={mockSearch ? [{ label: 'Search in the mocks', to: mockSearch }] : []}
    >
      {typed.trim() !== '' && (
        <SearchResults
          {...findInArticles(articles, typed)}
          query={typed}
          words={words}
          isWhole={progress.state === 'ready' && progress.failed === 0}
        />
      )}
    </SearchScreen>
  )
}
