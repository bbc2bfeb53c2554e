import { expect, it } from 'vitest'
import { assignGoLetters } from './go-letters.ts'

const assign = (...titles: string[]) =>
  [...assignGoLetters(titles.map((title) => ({ title })))].map(([letter, { title }]) => `${letter} ${title}`)

it('gives every entry the first letter of its title that is free', () => {
  expect(assign('Dashboard', 'Packages', 'Drafts', 'Reading', 'Drafts')).toEqual([
    'd Dashboard',
    'p Packages',
    'r Drafts',
    'e Reading',
    'a Drafts',
  ])
})

it('leaves out an entry for which no letter is free', () => {
  expect(assign('A', 'A', '2026')).toEqual(['a A'])
})
