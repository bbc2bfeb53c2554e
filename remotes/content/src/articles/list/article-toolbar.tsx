import { ListToolbar } from '@console/shared/ui/list-toolbar'
import { formatNumber } from '@console/shared/ui/number'
import { SearchBox } from '@console/shared/ui/search-box'
import type { UrlState } from '@console/shared/ui/url-state'
import { Segmented } from 'antd'
import type { ArticleType } from '../article-labels.ts'
import type { ArticleListUrl } from './article-view.ts'

const typeOptions: { value: ArticleType | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'grammar', label: 'Grammar' },
  { value: 'essay', label: 'Essays' },
]

type ArticleToolbarProps = { url: UrlState<ArticleListUrl>; shown: number; total: number }

export function ArticleToolbar({ url, shown, total }: ArticleToolbarProps) {
  const all = `${formatNumber(total)} ${total === 1 ? 'article' : 'articles'}`
  return (
    <ListToolbar
      summary={shown === total ? all : `${formatNumber(shown)} of ${all}`}
      search={
        <SearchBox label="Search titles" value={url.state.q} onSearch={(q) => url.replace({ q, page: 1 })} />
      }
      filter={
        <Segmented<ArticleType | 'all'>
          aria-label="Type"
          options={typeOptions}
          value={url.state.type ?? 'all'}
          onChange={(type) => url.update({ type: type === 'all' ? undefined : type, page: 1 })}
        />
      }
    />
  )
}
