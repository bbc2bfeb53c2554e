/** A paper as a Word file. */
export { toWordFile, wordType } from './word/to-word-file.ts'
export type { WordPicture } from './word/word-parts.ts'
