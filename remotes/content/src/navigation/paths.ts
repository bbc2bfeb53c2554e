/** Every address of this remote; links and routes are built from here. */
export const articlesPath = '/grammar/'
/** Finds words in all articles; other sections lead here with `?q=`. */
export const articleSearchPath = `${articlesPath}search`
export const newArticlePath = `${articlesPath}new`
export const toArticlePath = (id: number) => `${articlesPath}${id}/`
export const toArticleEditPath = (id: number) => `${articlesPath}${id}/edit`
/** A new article that starts as a copy of another. */
export const toArticleCopyPath = (id: number) => `${newArticlePath}?from=${id}`
