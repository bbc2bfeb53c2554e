/** Every address of this remote; links and routes are built from here. */
export const articlesPath = '/grammar/'
export const newArticlePath = `${articlesPath}new`
export const toArticlePath = (id: number) => `${articlesPath}${id}/`
export const toArticleEditPath = (id: number) => `${articlesPath}${id}/edit`
/** A new article that starts as a copy of another. */
export const toArticleCopyPath = (id: number) => `${newArticlePath}?from=${id}`
