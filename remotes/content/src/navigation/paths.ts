/** All addresses of this remote, for links and routes. */
export const articlesPath = '/grammar/'
/** Full-text search in all articles; other sections link here with `?q=`. */
export const articleSearchPath = `${articlesPath}search`
export const toArticleSearchPath = (words: string) =>
  `${articleSearchPath}?q=${encodeURIComponent(words.trim())}`
export const newArticlePath = `${articlesPath}new`
export const toArticlePath = (id: number) => `${articlesPath}${id}/`
export const toArticleEditPath = (id: number) => `${articlesPath}${id}/edit`
/** A new article that starts as a copy of another. */
export const toArticleCopyPath = (id: number) => `${newArticlePath}?from=${id}`
