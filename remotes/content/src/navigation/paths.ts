import type { RecordId } from '@console/shared/http/record-list'
/** All addresses of this remote, for links and routes. */
export const articlesPath = '/grammar/'
/** Full-text search in all articles; other sections link here with `?q=`. */
export const articleSearchPath = `${articlesPath}search`
export const toArticleSearchPath = (words: string) =>
  `${articleSearchPath}?q=${encodeURIComponent(words.trim())}`
export const newArticlePath = `${articlesPath}new`
export const toArticlePath = (id: RecordId) => `${articlesPath}${id}/`
export const toArticleEditPath = (id: RecordId) => `${articlesPath}${id}/edit`
/** A new article that starts as a copy of another. */
export const toArticleCopyPath = (id: RecordId) => `${newArticlePath}?from=${id}`
