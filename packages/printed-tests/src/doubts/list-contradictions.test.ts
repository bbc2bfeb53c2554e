import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const passage = `Salt

A It was used as money for a long time. Soldiers were paid with it and were not always glad.
B Then it became cheap. Nobody can say when, because nobody wrote it down at that time.
`

const cases: [string, string, number[], string][] = [
  [
    'a count in the instruction',
    'Questions 1-3\nWhat is where? Choose FOUR answers from the box.\nA left\nB right\nC behind\nD above\nE below\n1 the bank ____\n2 the shop ____\n3 the school ____\nAnswer key\n1 A\n2 B\n3 C',
    [1, 2, 3],
    'The instruction says “FOUR”, but another number of questions was found.',
  ],
  [
    'the next question within one',
    'Questions 1-2\nAnswer the questions below.\n1 Who came first? 2. Who came last?\nAnswer key\n1 Ann\n2 Tom',
    [1],
    'Something else seems to have been read as part of it.',
  ],
  [
    'questions within the instruction',
    'Questions 21-23\nComplete the sentences about the plan below. Write ONE WORD ONLY.\n1. The roof is made of ……… .\n2. It was drawn by ……… .\nAnswer key\n21 tin\n22 Tom\n23 hats',
    [21, 22, 23],
    'Questions seem to have been read as part of the instruction.',
  ],
  [
    'a statement without its end',
    'Questions 1-3\nDo the statements agree with the passage? Write TRUE, FALSE or NOT GIVEN.\n1 Ann came first.\n2 Tom came because of the\n3 Eve stayed.\nAnswer key\n1 TRUE\n2 FALSE\n3 TRUE',
    [2],
    'The text seems to end in the middle of a sentence.',
  ],
  [
    'an option without its end',
    'Question 1\nChoose the correct letter.\n1 Why did Ann come?\nA to see the\nB to sleep\nC to eat\nAnswer key\n1 A',
    [1],
    'The text seems to end in the middle of a sentence.',
  ],
  [
    'an option that goes on with another text',
    `Question 1\nChoose the correct letter.\n1 Why did Ann come?\nA to see\nB to sleep\nC to eat ${'and to talk of old times '.repeat(8)}\nAnswer key\n1 A`,
    [1],
    'The text is much longer than those beside it.',
  ],
  [
    'the next instruction within a question',
    'Questions 1-2\nComplete the sentences. Write ONE WORD ONLY.\n1 Ann came by ____ .\n2 Tom lost his ____ . Circle the right letter.\nAnswer key\n1 train\n2 hat',
    [2],
    'An instruction seems to have been read as part of it.',
  ],
  [
    'letters that the instruction does not name',
    'Questions 1-2\nChoose the correct letter, A through E.\nA left\nB right\nC behind\nD above\n1 the bank\n2 the shop\nAnswer key\n1 A\n2 B',
    [1, 2],
    'The letters of the options are not the expected ones.',
  ],
  [
    'fewer letters than “A/B/C/D”',
    'Question 1\nCircle A/B/C/D.\n1 Why did Ann come?\nA to see\nB to sleep\nC to eat\nAnswer key\n1 A',
    [1],
    'The letters of the options are not the expected ones.',
  ],
  [
    'a word where statements are judged',
    'Questions 1-2\nDo the statements agree with the passage? Write TRUE, FALSE or NOT GIVEN.\n1 Ann came first.\n2 Tom came last.\nAnswer key\n1 TRUE\n2 harbour',
    [2],
    'The answer in the key does not fit the task.',
  ],
  [
    'a verdict in a gap',
    'Questions 1-2\nComplete the sentences. Write ONE WORD ONLY.\n1 Ann came by ____ .\n2 Tom lost his ____ .\nAnswer key\n1 NOT GIVEN\n2 hat',
    [1],
    'The answer in the key does not fit the task.',
  ],
  [
    'a letter among numbers',
    'Questions 1-3\nOn which floor are these? Write G, 1 or 2.\n1 the maps ____\n2 the shop ____\n3 the school ____\nAnswer key\n1 G\n2 1\n3 2',
    [1, 2, 3],
    'The answer in the key does not fit the task.',
  ],
  [
    'a numeral where a paragraph has a letter',
    `${passage}\nQuestions 1-2\nWhich paragraph contains the following information?\n1 a use of salt\n2 a change of price\nAnswer key\n1 A\n2 ii`,
    [2],
    'The answer in the key does not fit the task.',
  ],
  [
    'a paragraph below the last gap',
    'Questions 1-2\nComplete the summary. Write ONE WORD ONLY.\nAnn came by 1 ____ and lost\nher 2 ____ .\n\nNext week we make a model, bring scissors\n\nAnswer key\n1 train\n2 hat',
    [2],
    'A paragraph below the last gap may be no part of it.',
  ],
  [
    'a tick among answers',
    'Questions 1-2\nTick what the museum has.\n1 a shop ____\n2 a lift ____\nAnswer key\n1 ✓\n2 x',
    [1, 2],
    'The answer in the key does not fit the task.',
  ],
  [
    'a number without a gap',
    'Questions 1-3\nComplete the form.\nWrite ONE WORD ONLY.\nName: Ella 1 ____\nCourse:\n2.\nItalian\nPaid by: 3 ____\nAnswer key\n1 Novak\n2 pasta\n3 card',
    [2],
    'No gap was found in the text.',
  ],
  [
    'an answer that is too long',
    'Questions 1-2\nComplete the sentences. Write ONE WORD ONLY.\n1 Ann came by ____ .\n2 Tom lost his ____ .\nAnswer key\n1 (an) early train\n2 (old) hat',
    [1],
    'The answer in the key is longer than the instruction allows.',
  ],
  [
    'a paragraph that the text does not have',
    `${passage}\nQuestions 1-2\nWhich paragraph contains the following information?\n1 a use of salt\n2 a change of price\nAnswer key\n1 A\n2 D`,
    [2],
    'The key names a paragraph that the text does not have.',
  ],
  [
    'paragraphs that the instruction names',
    `${passage}\nQuestions 1-2\nThe passage has four paragraphs, A-D. Which paragraph contains the following information?\n1 a use of salt\n2 a change of price\nAnswer key\n1 A\n2 B`,
    [1, 2],
    'The instruction names paragraphs A–D, but the text was read with 2.',
  ],
  [
    'a number of options that are not needed',
    'Questions 1-2\nMatch the people with the places. Two places are not needed.\nA left\nB right\nC behind\n1 the baker\n2 the smith\nAnswer key\n1 A\n2 B',
    [1, 2],
    'The instruction promises another number of options.',
  ],
  [
    'a group without an instruction',
    'Questions 1-2\nComplete the sentences. Write ONE WORD ONLY.\n1 Ann came by ____ .\n2 Tom lost his ____ .\nQuestions 3-4\n3 Eve had a ____ .\n4 Max sold a ____ .\nAnswer key\n1 train\n2 hat\n3 lamp\n4 boat',
    [3, 4],
    'Nothing says what is to be done.',
  ],
  [
    'a question that lost its end',
    'Questions 1-3\nWrite ONE WORD ONLY.\n1 Who came first?\n2 What was put round the\n3 Who came last?\nAnswer key\n1 Ann\n2 lamp\n3 Tom',
    [2],
    'The text seems to end in the middle of a sentence.',
  ],
  [
    'half of a sentence behind an option',
    'Question 1\nChoose the correct letter.\n1 Why did Ann come?\nA to see\nB to sleep\nC to eat in the office nearby. In Oslo\nAnswer key\n1 A',
    [1],
    'The text seems to end in the middle of a sentence.',
  ],
  [
    'a paragraph within a table',
    `Questions 1-2\nComplete the table. Write ONE WORD ONLY.\n${'They talked of old times and of new ones. '.repeat(4)}\nYear\tPlace\tThing\n1850\tYork\ta 1 ____\n1860\tHull\ta 2 ____\nAnswer key\n1 bell\n2 boat`,
    [1],
    'The text is much longer than those beside it.',
  ],
  [
    'a table without its head',
    'Questions 1-2\nComplete the table. Write ONE WORD ONLY.\n1850\tYork\ta 1 ____\n1860\tHull\ta 2 ____\nAnswer key\n1 bell\n2 boat',
    [1, 2],
    'The table has no row of headings.',
  ],
  [
    'an instruction below a gap',
    'Questions 1-2\nComplete the notes. Write ONE WORD ONLY.\nThe bell\nmade of 1 ____\nhung in a 2 ____\nComplete the table below.\nAnswer key\n1 tin\n2 tower',
    [2],
    'An instruction seems to have been read as part of it.',
  ],
  [
    'a sign that is no word, and a number without its gap',
    'Questions 1-3\nComplete the notes. Write ONE WORD ONLY.\nThe bell\nv made of 1 ____\nhung at 2 _ in a tower of 3 ____\nAnswer key\n1 tin\n2 noon\n3 wood',
    [1, 3],
    'A sign or a number stands in the text that is no word.',
  ],
  [
    'an option that is gone',
    'Questions 1-2\nChoose a, b or c.\n1 The wall\na. is owned by a farmer.\nc. belongs to the state.\n2 The mill\na. is old.\nb. is new.\nc. is gone.\nAnswer key\n1 A\n2 B',
    [1],
    'Something else seems to have been read as part of it.',
  ],
  [
    'an example without a text',
    'Questions 1-2\nComplete the form. Write ONE WORD ONLY.\nExample\tAnswer\nName: 1 ____\nCourse: 2 ____\nAnswer key\n1 Novak\n2 Italian',
    [1, 2],
    'The example is empty.',
  ],
  [
    'a number that was copied twice',
    'Questions 1-2\nWhich paragraph mentions this?\n\n1\n\n1\n\nan old wall\n\n2\n\na mill\n\nAnswer key\n1 A\n2 B',
    [1],
    'Something else seems to have been read as part of it.',
  ],
  [
    'an option that was copied twice',
    'Questions 1-2\nChoose a, b or c.\n1 The wall\na) is old.\nb) is new\nb) is new\nc) is gone.\n2 The mill\na) is old.\nb) is new.\nc) is gone.\nAnswer key\n1 A\n2 B',
    [1],
    'Something else seems to have been read as part of it.',
  ],
  [
    'a title behind a sentence',
    'Questions 1-2\nComplete the sentences. Write ONE WORD ONLY.\n1 Keys are made by the ____ .\nBicycles\n2 Bags are kept in the ____ .\nAnswer key\n1 porter\n2 hall',
    [1],
    'Something else seems to have been read as part of it.',
  ],
  [
    'a set that does not ask',
    'Questions 1-2\nChoose TWO letters, A–D.\nThe list below gives some effects of the bell.\nA rest\nB noise\nC joy\nD fear\nAnswer key\n1 A\n2 B',
    [1, 2],
    'The question asks nothing: its words may be those of an instruction.',
  ],
]

test.each(cases)('compares %s with what was read', (_, printed, numbers, reason) => {
  const found = readPrintedTest(printed).doubts.find((doubt) => doubt.reason === reason)
  expect(found?.numbers).toEqual(numbers)
  expect(found?.lines).not.toEqual([])
})
