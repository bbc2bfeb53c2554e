import { defineRemote } from '@console/shared/remote-config'

export default defineRemote({
  name: 'content',
  title: 'Grammar & essays',
  team: 'Content',
  platform: '^1.10.0',
  paths: ['/grammar/'],
  menu: [{ title: 'Grammar & essays', path: '/grammar/', icon: 'articles', group: 'Content', order: 40 }],
  commands: [
    {
      id: 'articles',
      title: 'Grammar & essays',
      to: '/grammar/',
      keywords: ['articles', 'tenses', 'writing tips', 'example essays'],
    },
    {
      id: 'article-search',
      title: 'Search in all articles',
      to: '/grammar/search',
      keywords: ['find', 'text', 'words', 'grammar', 'essays'],
    },
    {
      id: 'deleted-articles',
      title: 'Recently deleted articles',
      to: '/grammar/?deleted',
      keywords: ['restore', 'trash', 'bin', 'undelete'],
    },
    {
      id: 'new-article',
      title: 'New article',
      to: '/grammar/new',
      keywords: ['create', 'add', 'grammar', 'essay'],
    },
  ],
  permissions: ['articles.manage'],
  extensions: ['dashboard.attention'],
  links: { article: '/grammar/:id/', search: '/grammar/search?q=:words' },
  screens: {
    '/grammar/': 'articles/list/article-list.route.tsx',
    '/grammar/search/': 'articles/search/article-search.route.tsx',
    '/grammar/new/': 'articles/editor/new-article.route.tsx',
    '/grammar/:id/': 'articles/detail/article-detail.route.tsx',
    '/grammar/:id/edit/': 'articles/editor/edit-article.route.tsx',
  },
  firstRequests: {
    '/grammar/': 'grammars-or-essays',
    '/grammar/:id/': 'get-grammar-or-essay/:id',
    '/grammar/:id/edit/': 'get-grammar-or-essay/:id',
  },
  recordName: 'title',
})
