import type { HelpText } from '@console/shared/remote'

const editor = () => import(/* webpackChunkName: 'help' */ './article-editor.md?raw')

/** What one does on each screen, read when somebody asks for help. */
export const help: Record<string, HelpText> = {
  '/grammar/': () => import(/* webpackChunkName: 'help' */ './articles.md?raw'),
  '/grammar/search/': () => import(/* webpackChunkName: 'help' */ './article-search.md?raw'),
  '/grammar/new/': editor,
  '/grammar/:id/': () => import(/* webpackChunkName: 'help' */ './article.md?raw'),
  '/grammar/:id/edit/': editor,
}
