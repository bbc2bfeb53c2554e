import { replacePath, searchPath } from './paths.ts'

export const toSearchPath = (words: string) => withWords(searchPath, 'q', words)

/** Opens the replacement of these words in all mocks. */
export const toReplacePath = (words: string) => withWords(replacePath, 'find', words)

const withWords = (path: string, name: string, words: string) =>
  words.trim() === '' ? path : `${path}?${name}=${encodeURIComponent(words.trim())}`
