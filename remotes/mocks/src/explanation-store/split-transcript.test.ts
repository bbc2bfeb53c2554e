import { expect, test } from 'vitest'
import { splitTranscript } from './split-transcript.ts'

test('splits the transcript of a whole test into its parts', () => {
  const text =
    'Tapescript\nPART 1\nAGENT: Good morning.\n\nSection 2: A guide\nGUIDE: Welcome to part 3 of the tour.\n'
  expect(splitTranscript(text)).toEqual(
    new Map([
      [1, 'AGENT: Good morning.'],
      [2, 'GUIDE: Welcome to part 3 of the tour.'],
    ]),
  )
})

test.each([
  ['one part', 'PART 1\nAGENT: Good morning.'],
  ['no heading', 'AGENT: Part 1 and part 2 are here.'],
  ['a part that comes twice', 'PART 1\na\nPART 2\nb\nPART 1\nc'],
])('leaves %s as it is', (_, text) => expect(splitTranscript(text)).toBeNull())
