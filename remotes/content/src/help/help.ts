import type { HelpText } from '@console/shared/remote'

const editor = () => import(/* webpackChunkName: 'help' */ './article-editor.md?raw')

/** Help for each screen, loaded on demand. */
export const help: Record<string, HelpText> = {
  '/grammar/': () => import(/* webpackChunkName: 'help' */ './articles.md?raw'),
  '/grammar/search/': () => import(/* webpackChunkName: 'help' */ './article-search.md?raw'),
  '/grammar/new/': editor,
  '/grammar/:id/': () => import(/* webpackChunkName: 'help' */ './article.md?raw'),
  '/grammar/:id/edit/': editor,
}
