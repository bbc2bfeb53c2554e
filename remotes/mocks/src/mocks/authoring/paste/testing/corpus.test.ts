import { expect, test } from 'vitest'
import { htmlToText } from '../lines/html-to-text.ts'
import { parseTest } from '../reader/parse-test.ts'
import { splitCorpusText } from './expected-test.ts'
import { scorePassages, scoreText } from './score-text.ts'

const files = import.meta.glob<string>('./corpus/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.entries(files))('%s is read as it is printed', (path, file) => {
  const { printed, expected } = splitCorpusText(file)
  const read = parseTest(path.includes('-html-') ? htmlToText(printed) : printed)
  const listed = expected.questions.flatMap(({ numbers, isListed }) => (isListed ? numbers : []))
  const faults = scoreText(read, expected).filter(
    ({ number, verdict }) => verdict !== (listed.includes(number) ? 'listed' : 'right'),
  )
  expect([...faults, ...scorePassages(read, expected)]).toEqual([])
})

test.each(['google-docs-6', 'worksheet-28', 'worksheet-35'])('%s needs no remark and gets none', (name) => {
  const { printed } = splitCorpusText(files[`./corpus/${name}.txt`] ?? '')
  expect(parseTest(printed).doubts).toEqual([])
})
