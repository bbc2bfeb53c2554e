import { findStaleWords, writeTables } from './words/word-tables.ts'

if (process.argv[2] === '--check') {
  const stale = findStaleWords()
  if (stale.length > 0) {
    console.error(stale.join('\n'))
    console.error('The tables in docs/words are out of date. Read the new texts aloud, then run: pnpm words')
    process.exitCode = 1
  }
} else writeTables()
