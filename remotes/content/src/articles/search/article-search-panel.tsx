import hits from '@console/authoring/search/hits.module.css'
import { ReadingNote } from '@console/authoring/search/reading-note'
import { SearchExcerpt } from '@console/authoring/search/search-excerpt'
import { SearchField } from '@console/authoring/search/search-field'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import { urlText, useUrlState } from '@console/shared/ui/url-state'
import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { toArticlePath } from '../../navigation/paths.ts'
import { type ArticleHits, findInArticles, shownLimit } from './find-in-articles.ts'
import { useArticleTexts } from './use-article-texts.ts'

/** `/grammar/search?q=present+perfect`, as linked from other sections. */
const addressSchema = z.object({ q: urlText })

const articleLabels = { one: 'article', many: 'articles' }

export function ArticleSearchPanel() {
  const texts = useArticleTexts()
  const { state, replace } = useUrlState(addressSchema)
  const [typed, setTyped] = useState(state.q)
  const mockSearch = usePlatform().links.linkTo?.('mocks', 'search', typed)
  const found = findInArticles(texts.articles, typed)
  const isRead = texts.progress.state === 'ready'
  return (
    <div className={layout.stack}>
      <SearchField
        value={typed}
        onType={(value) => {
          setTyped(value)
          replace({ q: value })
        }}
      />
      <ReadingNote
        progress={texts.progress}
        words={articleLabels}
        onStart={texts.start}
        onStop={texts.stop}
        onRetry={texts.again}
      />
      {mockSearch && <Link to={mockSearch}>Search in the mocks</Link>}
      {typed.trim() !== '' && (found.length > 0 || isRead) && <Found found={found} query={typed} />}
    </div>
  )
}

function Found({ found, query }: { found: readonly ArticleHits[]; query: string }) {
  if (found.length === 0) {
    return (
      <EmptyState title="Nothing found">
        No article contains “{query.trim()}”. Try fewer words, or the beginning of one.
      </EmptyState>
    )
  }
  const places = found.reduce((sum, article) => sum + article.found.length, 0)
  return (
    <section aria-label="Found">
      <p role="status" className={text.note}>
        {formatCount(places, { one: 'place', many: 'places' })} in {formatCount(found.length, articleLabels)}
        {found.length > shownLimit && (
          <span>{`; the first ${formatNumber(shownLimit)} articles are shown`}</span>
        )}
      </p>
      {found.slice(0, shownLimit).map(({ id, title, found: pieces }) => (
        <section key={id} aria-label={title} className={hits.record}>
          <h2 className={text.heading}>
            <Link to={toArticlePath(id)}>{title}</Link>
          </h2>
          <ul className={layout.plain}>
            {pieces.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a text have no id
              <li key={index} className={hits.found}>
                <SearchExcerpt pieces={each} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
