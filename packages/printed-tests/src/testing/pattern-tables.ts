import { markPatterns } from '../answers/find-marked-answers.ts'
import { furniturePatterns } from '../lines/remove-page-furniture.ts'
import { leaderPatterns } from '../lines/repair-leaders.ts'
import { exercisePatterns } from '../patterns/exercise-heads.ts'
import { gapPatterns } from '../patterns/gap-patterns.ts'
import { headPatterns } from '../patterns/head-patterns.ts'
import { instructionPatterns } from '../patterns/instruction-patterns.ts'
import { itemPatterns } from '../patterns/item-patterns.ts'
import { keyPatterns } from '../patterns/key-entries.ts'
import { optionPatterns } from '../patterns/option-patterns.ts'
import { labelPatterns } from '../patterns/question-labels.ts'
import { rubricPatterns, sheetPatterns } from '../patterns/rubric-patterns.ts'

/** A line for each pattern that it is there for; a pattern without one does not compile. */
type Examples<Table> = Record<keyof Table, string>

const exerciseExamples: Examples<typeof exercisePatterns> = {
  named: 'Task B – Circle the answer',
  marked: 'II. What goes together?',
  order: 'Underline the verbs.',
}

const furnitureExamples: Examples<typeof furniturePatterns> = {
  pageNumber: 'Page 3 of 12',
  formPart: 'Mark only one oval.',
  score: '1/1',
  messageHead: 'Dilnoza, [12.10.2023 19:02]',
  button: 'Check all',
  menu: 'Log in',
  contents: 'Table of Contents [hide]',
  countedPage: 'Oakfield Press – Academic Reading – page 3 of 12',
  publisher: 'Copyright Oakfield Press',
  title: 'Practice Test 7',
  pageOfUnit: '7–2',
  folio: '62 Practice Tests for IELTS',
  footBefore: '12 A MONTHLY',
  footBehind: 'A MONTHLY 13',
  listHead: 'List of headings',
}

const gapExamples: Examples<typeof gapPatterns> = {
  numbered: 'stored in (8) ______ for years',
  any: 'stored in ………… for years',
  answer: 'The correct answer is: FALSE',
}

const headExamples: Examples<typeof headPatterns> = {
  passage: 'READING PASSAGE 2: The lighthouse',
  group: 'Task 2: Questions 6–10 Choose the correct letter.',
  exercise: 'Exercise 2. Complete the sentences.',
  markedExercise: 'B) Complete the sentences.',
  key: 'Reading Passage 1 – Answer key',
  namedKey: 'Answers to Exercise 1: 1D 2A',
  announcedText: 'Read the text below and answer Questions 8–14.',
  readAndAnswer: 'Listen again and complete the notes',
  placeAsked: 'Which paragraph mentions a price?',
  script: 'Audioscript, Part 1',
  range: '1–5 Write one word',
}

const instructionExamples: Examples<typeof instructionPatterns> = {
  instruction: 'You may use any letter more than once.',
  verdict: 'TRUE if the statement agrees with the information',
  taskName: 'Multiple choice',
  clear: 'Choose the correct letter.',
  phrase: 'Completa las frases con UNA palabra (ONE WORD ONLY).',
  named: 'Notes. One word only.',
  foreign: 'Relacione cada fuente (24-27) con un comentario (A-F).',
}

const itemExamples: Examples<typeof itemPatterns> = {
  bullet: '• a straw',
  numbered: '8 The ice was cut',
  twoNumbers: '20 and 21 Which TWO things sank?',
  letter: 'A  to sell it',
  roman: 'xiv',
  numeral: 'iv. A cold trade',
}

const keyExamples: Examples<typeof keyPatterns> = {
  entry: '21&22 IN EITHER ORDER',
  exercise: 'Ex. 1: 1 F, 2 T',
  numberedExercise: '1) 1 F 2 T',
  keyWord: 'Check your answers',
  rowStart: 'Headings – 1 ii, 2 iv',
  nextEntry: '1 F 2 T',
  place: 'TRUE – paragraph ',
  postcode: 'LS12 4QT',
  tight: '1-C, 2-A',
  name: 'Answer: tunnel',
  ordinal: '21st century',
  amountRange: '5 – 35',
}

const labelExamples: Examples<typeof labelPatterns> = {
  letter: 'c) The road is long.',
  letterGap: 'It is made of (c) ____ .',
  numeral: 'iii. The road is long.',
  numeralGap: 'It is made of (iii) ____ .',
}

const leaderExamples: Examples<typeof leaderPatterns> = {
  signs: 'within (20) ___ ___ days',
  dotted: 'through a .......sceceseeeeeees',
  lettered: '3 eccccccccccceee',
  numbered: 'searched for 34 wee',
  besideGap: 'operated ...... cece ee',
}

const markExamples: Examples<typeof markPatterns> = {
  behind: 'Oil protected the paper. [Key: True. Par. 2 “the grease”]',
  celled: '13  complaints from people living nearby\tD',
  arrowed: 'The fee is £ 3 ...... → 86.50',
  bracketed: '8 The horn used compressed [air].',
  ticked: 'B. when the weather was good [CORRECT]',
  filled: 'kept in 28 {straw}',
  typed: 'kept in 28 ___straw___',
}

const optionExamples: Examples<typeof optionPatterns> = {
  capital: 'A = to sell it',
  small: 'a) to sell it',
  numeral: 'iv. A cold trade',
}

const rubricExamples: Examples<typeof rubricPatterns> = {
  timeAdvised: 'You should spend about 20 minutes on Questions 1–13',
  basedOn: 'which are based on Reading Passage 1',
  passageBelow: 'Passage 1 below.',
  answerSheet: 'Write your answers in boxes 1–4 on your answer sheet.',
  boxes: 'In boxes 1–4 on your answer sheet',
  cover: 'Do not open this booklet until you are told to do so.',
  end: 'END OF LISTENING TEST',
  turnOver: 'Please turn over',
  timeAllowed: 'Time allowed: 60 minutes',
  page: 'Page 12',
  test: 'Test 3',
  paper: 'IELTS Academic Reading Test 2',
  course: 'Reading – level B2',
  picture: '[Map: see page 4]',
  readText: 'Exercise 1. Read the text below.',
  partName: 'Part B: Reading comprehension',
  readFirst: 'Please read the text before you answer the questions',
  questions: 'Questions:',
  warmUp: 'Before you read: talk about boats.',
  tip: 'Tip: the words are usually nouns.',
  answersElsewhere: 'Answers are on page 15',
  pairWork: 'Discuss with your partner what you know.',
  website: 'Leave a comment',
}

const sheetExamples: Examples<typeof sheetPatterns> = {
  sheetFields: 'Name: ____ Class: ____',
  nameAtEnd: 'Unit 4, Food\tName:',
  sheetField: 'Student: ________',
  score: 'Score: ___ / 15',
  blankField: 'Punti: ...... /15',
  worksheetName: 'B2 – Reading quiz',
  testWord: 'ACADEMIC READING   Practice Test 7',
  testName: 'ACADEMIC READING   Practice Test 7',
  sectionName: 'IELTS Academic Reading',
}

/** Every table of patterns, with its examples. */
export const patternTables = [
  { table: 'exercisePatterns', patterns: exercisePatterns, examples: exerciseExamples },
  { table: 'furniturePatterns', patterns: furniturePatterns, examples: furnitureExamples },
  { table: 'gapPatterns', patterns: gapPatterns, examples: gapExamples },
  { table: 'headPatterns', patterns: headPatterns, examples: headExamples },
  { table: 'instructionPatterns', patterns: instructionPatterns, examples: instructionExamples },
  { table: 'itemPatterns', patterns: itemPatterns, examples: itemExamples },
  { table: 'keyPatterns', patterns: keyPatterns, examples: keyExamples },
  { table: 'labelPatterns', patterns: labelPatterns, examples: labelExamples },
  { table: 'leaderPatterns', patterns: leaderPatterns, examples: leaderExamples },
  { table: 'markPatterns', patterns: markPatterns, examples: markExamples },
  { table: 'optionPatterns', patterns: optionPatterns, examples: optionExamples },
  { table: 'rubricPatterns', patterns: rubricPatterns, examples: rubricExamples },
  { table: 'sheetPatterns', patterns: sheetPatterns, examples: sheetExamples },
] satisfies { table: string; patterns: Record<string, RegExp>; examples: Record<string, string> }[]
