import type { HelpText } from '@console/shared/remote'

const list = () => import(/* webpackChunkName: 'help' */ './mocks.md?raw')
const mock = () => import(/* webpackChunkName: 'help' */ './mock.md?raw')
const editor = () => import(/* webpackChunkName: 'help' */ './mock-editor.md?raw')
const papers = () => import(/* webpackChunkName: 'help' */ './papers.md?raw')

/** Help texts by address, loaded when opened. */
export const help: Record<string, HelpText> = {
  '/mocks/writing/': list,
  '/mocks/writing/new/': editor,
  '/mocks/writing/edit/:id/': editor,
  '/mocks/writing/:id/papers/': papers,
  '/mocks/reading/': list,
  '/mocks/reading/new/': editor,
  '/mocks/reading/:id/': mock,
  '/mocks/reading/:id/edit/': editor,
  '/mocks/reading/:id/papers/': papers,
  '/mocks/listening/': list,
  '/mocks/listening/new/': editor,
  '/mocks/listening/:id/': mock,
  '/mocks/listening/:id/edit/': editor,
  '/mocks/listening/:id/papers/': papers,
  '/mocks/health/': () => import(/* webpackChunkName: 'help' */ './health.md?raw'),
  '/mocks/media/': () => import(/* webpackChunkName: 'help' */ './media.md?raw'),
  '/mocks/search/': () => import(/* webpackChunkName: 'help' */ './search.md?raw'),
  '/mocks/search/replace/': () => import(/* webpackChunkName: 'help' */ './replace.md?raw'),
  '/mocks/speaking/': () => import(/* webpackChunkName: 'help' */ './speaking-mocks.md?raw'),
  '/mocks/speaking/new/': editor,
  '/mocks/speaking/:id/papers/': papers,
}
