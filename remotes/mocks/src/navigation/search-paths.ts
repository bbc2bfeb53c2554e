import { replacePath, searchPath } from './paths.ts'

export const toSearchPath = (words: string) => withWords(searchPath, 'q', words)

/** Other words in the place of these, in the mocks of all sections. */
export const toReplacePath = (words: string) => withWords(replacePath, 'find', words)

/** Of the section of articles, where a release has one. */
export const articleSearchPath = '/grammar/search'

export const toArticleSearchPath = (words: string) => withWords(articleSearchPath, 'q', words)

const withWords = (path: string, name: string, words: string) =>
  words.trim() === '' ? path : `${path}?${name}=${encodeURIComponent(words.trim())}`
