import { replacePath, searchPath } from './paths.ts'

export const toSearchPath = (words: string) => withWords(searchPath, 'q', words)

/** Opens the replacement of these words in all mocks. */
export const toReplacePath = (words: string) => withWords(replacePath, 'find', words)

/** Owned by the articles remote, which a release may lack. */
export const articleSearchPath = '/grammar/search'

export const toArticleSearchPath = (words: string) => withWords(articleSearchPath, 'q', words)

const withWords = (path: string, name: string, words: string) =>
  words.trim() === '' ? path : `${path}?${name}=${encodeURIComponent(words.trim())}`
