import * as fc from 'fast-check'

const word = fc.constantFrom('ice', 'was', 'cut,', 'by', 'hand;', 'in')

/** A gap with the text before it. */
export type GapPiece = { before: string; answer: string }

/** A running text as pieces that each end in a gap, and the rest after the last gap. */
export const arbitraryGappedText = fc.record({
  pieces: fc.array(
    fc.record({
      before: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
      answer: fc.constantFrom('saw', 'dust', 'a|b'),
    }),
    { minLength: 2, maxLength: 3 },
  ),
  rest: word,
})

export const toTypedText = ({ pieces, rest }: { pieces: readonly GapPiece[]; rest: string }): string =>
  [...pieces.map(({ before, answer }) => `${before} [[${answer}]]`), rest].join(' ')
