import { listeningTasks, readingTasks } from '@console/ielts/sections'
import { describe, expect, test } from 'vitest'
import { toDrafts } from './drafts/to-drafts.ts'
import type { PrintedTest } from './model/printed-test.ts'
import { readPrintedTest } from './read-printed-test.ts'
import { exampleNames, readExample } from './testing/examples.ts'

/** Lists everything that was recognised. */
function tell(test: PrintedTest): string[] {
  return [
    ...test.parts.flatMap(({ title, paragraphs, isLettered, groups }) => [
      `text “${title}”, ${paragraphs.length} paragraphs${isLettered ? ' with letters' : ''}`,
      ...groups.flatMap((group) => {
        const context = { tasks: readingTasks, answers: test.answers, paragraphs: paragraphs.length }
        const name = `${group.first}–${group.last} ${group.task ?? 'unknown'}`
        return toDrafts(group, group.task ?? '', context).map(
          ({ questions, options, wordlimit, answers }) =>
            `${name}: ${questions.length} asked${options === null ? '' : `, ${options.length} options`}${
              wordlimit === null ? '' : `, ${wordlimit} words`
            } (${answers.join(', ')})`,
        )
      }),
    ]),
    ...test.unread.map(({ at, text }) => `line ${at} is not recognised: ${text}`),
  ]
}

const told: Record<string, string[]> = {
  kites: [
    'text “The kite that crossed a gorge”, 3 paragraphs with letters',
    '1–4 true-false: 4 asked, 3 options (FALSE, TRUE, NOT GIVEN, FALSE)',
    '5–7 notes: 3 asked, 1 words (string, basket, prize)',
  ],
  wells: [
    'text “Wells of the dry coast”, 5 paragraphs with letters',
    '14–17 headings: 4 asked, 7 options (iii, v, i, vii)',
  ],
  wrapped: [
    'text “Paper from stone”, 3 paragraphs',
    '1–2 multiple-choice: 1 asked, 4 options ()',
    '1–2 multiple-choice: 1 asked, 4 options ()',
  ],
  inline: [
    'text “Night buses”, 2 paragraphs',
    '8–9 several-answers: 1 asked, 5 options (A, B)',
    '10–10 multiple-choice: 1 asked, 4 options (C)',
  ],
  views: [
    'text “The case for slow trains”, 3 paragraphs',
    '27–29 yes-no: 3 asked, 3 options (YES, NOT GIVEN, NOT GIVEN)',
    '30–32 features: 3 asked, 3 options (B, C, A)',
  ],
  summary: [
    'text “How ice was kept”, 1 paragraphs',
    '18–21 summary-list: 4 asked, 7 options (B, D, E, G)',
    '22–23 summary: 2 asked, 2 words (pound, years)',
  ],
  endings: [
    'text “Letters from the observatory”, 3 paragraphs with letters',
    '33–35 information: 3 asked, 3 options (, , )',
    '36–38 endings: 3 asked, 6 options (, , )',
  ],
  table: [
    'text “Three ways to dry fish”, 1 paragraphs',
    '1–3 table: 3 asked, 1 words (racks, alder, straw)',
    '4–5 flow-chart: 2 asked, 1 words (sun, hand)',
    '6–7 diagram: 2 asked, 1 words (rack|racks, wind|the wind)',
  ],
  headless: [
    'text “The owl clock”, 2 paragraphs',
    '1–3 true-false: 3 asked, 3 options (FALSE, TRUE, NOT GIVEN)',
    '4–5 short-answers: 2 asked, 3 words (oil, its head|head)',
  ],
  'questions-only': [
    'text “”, 0 paragraphs',
    '1–3 true-false: 3 asked, 3 options (TRUE, FALSE, NOT GIVEN)',
    '4–6 sentences: 3 asked, 2 words (tide, stone jars, 12 coins|twelve coins)',
    'line 10 is not recognised: Bring two pencils and a ruler.',
    'line 28 is not recognised: see also page 90',
  ],
}

describe('a printed test', () => {
  // proves B57
  test.each(exampleNames)('laid out as “%s” is recognised', (name) => {
    expect(tell(readPrintedTest(readExample(name)))).toEqual(told[name])
  })

  // proves B57
  test.each(exampleNames)('laid out as “%s” loses no word', (name) => {
    const { parts, answers, rubrics, unread } = readPrintedTest(readExample(name))
    const kept = JSON.stringify([parts, [...answers], rubrics, unread]).replaceAll(/\\[nt]/g, ' ')
    const heads = /^(?:reading |passage|section|part|questions?|answers?|key|solutions|example|list of)\b/i
    const lost = readExample(name)
      .split('\n')
      .filter((line) => !heads.test(line))
      .flatMap((line) => line.replace('(in either order)', '').match(/[A-Za-z]{4,}/g) ?? [])
      // The choices behind a statement are those of its task.
      .filter((word) => !kept.includes(word) && !['TRUE', 'FALSE', 'GIVEN'].includes(word))
    expect(lost).toEqual([])
  })

  test('with headings first separates the example from the questions', () => {
    const [part] = readPrintedTest(readExample('wells')).parts
    expect(part?.groups[0]?.example).toEqual({ letter: 'A', key: 'ii' })
    expect(part?.groups[0]?.questions.map(({ text }) => text)).toEqual([
      'Paragraph B',
      'Paragraph C',
      'Paragraph D',
      'Paragraph E',
    ])
  })

  test.each([
    ['Example\tAnswer\nItem lost:\tsuitcase', 'Example\nItem lost: suitcase'],
    ['Example: Name of shop – Pedal', 'Example: Name of shop – Pedal'],
    ['Example\nName of camp: Blue Lake', 'Example\nName of camp: Blue Lake'],
  ])('shows candidates the example “%s” below the instruction, and keeps all of it', (printed, shown) => {
    const orders = 'Complete the form below.\nWrite ONE WORD for each answer.'
    const text = `PART 1\tQuestions 1–2\n\n${orders}\n\n${printed}\nSize:\t1 …………\nMade of:\t2 …………`
    const read = readPrintedTest(text)
    const [group] = read.parts.flatMap(({ groups }) => groups)
    if (group === undefined) throw new Error('No group was read')
    const context = { tasks: listeningTasks, answers: read.answers, paragraphs: 0 }
    const [draft] = toDrafts(group, group.task ?? '', context)
    expect(draft?.instruction.endsWith(`for each answer.\n${shown}`)).toBe(true)
    expect(draft?.wordlimit).toBe(1)
    expect(read.rubrics.map((line) => line.text).filter((line) => printed.includes(line))).toEqual([])
  })

  test('keeps the lines of its table, its chart and its summary around the gaps', () => {
    const asked = (name: string) =>
      readPrintedTest(readExample(name)).parts.flatMap(({ groups }) =>
        groups.flatMap(({ questions }) => questions.map(({ text }) => text)),
      )
    expect(asked('table').slice(0, 5)).toEqual([
      'Fish | Method | Time\nCod | hung on _____ | three months',
      'Herring | smoked over _____ | two days',
      'Sardines | laid on _____ | a day',
      'The fish is caught\n↓\nIt is laid in the _____',
      '↓\nIt is turned by _____',
    ])
    expect(asked('summary').slice(2, 5)).toEqual([
      'It travelled by _____ because there was room.',
      'The trade came to an end with _____.',
      'Towns in the south bought ice by the _____.',
    ])
  })

  test('in which a number of a range is missing keeps the numbers of the others', () => {
    const text =
      'Questions 1–3\nComplete the sentences below. Write ONE WORD.\n1 It was _____ .\n3 It is _____ .'
    const group = readPrintedTest(text).parts[0]?.groups[0]
    expect(group?.questions.map(({ number, text: asked }) => [number, asked])).toEqual([
      [1, 'It was _____ .'],
      [2, ''],
      [3, 'It is _____ .'],
    ])
  })

  test.each(['Reading Passage 1 (pages 24–26)', 'Section 2 (Track 14)'])(
    'whose key is headed “%s” gets no remark about the heading',
    (head) => {
      const group = 'Questions 1–2\nComplete the sentences below. Write ONE WORD.'
      const text = `${group}\n1 It was _____ .\n2 It is _____ .\n\nAnswer key\n${head}\n1 ice\n2 snow`
      expect(readPrintedTest(text)).toMatchObject({
        answers: new Map([
          [1, 'ice'],
          [2, 'snow'],
        ]),
        doubts: [],
      })
    },
  )

  test.each([
    ['nothing', ' \n\n'],
    ['a word', 'Ice'],
    ['numbers alone', '1\n2\n3'],
    ['heads alone', 'Questions 1–5\nQuestions 6–9\nANSWER KEY'],
  ])('that is %s does not throw', (_, text) => {
    expect(() => tell(readPrintedTest(text))).not.toThrow()
  })
})

test('with “True or false?” above the first question does not add it to the text', () => {
  const prose = 'The lamp was built in 1820 by a man who had never seen the sea and never wished to see it. '
  const [part] = readPrintedTest(
    `The Lamp\n\n${prose}\n\nTrue or false?\nQuestion 1: It is old.\nQuestion 2: It is red.\n\nAnswers\n1 T 2 F`,
  ).parts
  expect(part?.paragraphs).toEqual([prose.trim()])
  expect(part?.groups[0]?.instruction).toBe('True or false?')
})

const statements = `Decide whether the statements are TRUE, FALSE or NOT GIVEN.
14 Ice was cut in summer.
15 It was kept in straw.
16 It was sold abroad.`
const prose = `The Ice Trade

Ice was cut on lakes in winter. It was kept in straw and sold in summer, in towns far away from any lake, to whoever could pay for it.`

test('finds questions without a heading by the key or the line above the text', () => {
  const numbersOf = (text: string) =>
    readPrintedTest(text).parts.flatMap(({ groups }) => groups.map(({ first, last }) => [first, last]))
  expect(numbersOf(`${prose}\n\n${statements}\n\nAnswers\n14 FALSE\n15 TRUE\n16 NOT GIVEN`)).toEqual([
    [14, 16],
  ])
  expect(
    numbersOf(`You should spend about 20 minutes on Questions 14–16.\n\n${prose}\n\n${statements}`),
  ).toEqual([[14, 16]])
})

test('does not read a glossary as questions', () => {
  const glossary = 'Glossary\n1 kiln: an oven\n2 ebb: the going out of the tide\n3 slag: waste'
  const { parts } = readPrintedTest(
    `${prose}\n\n${glossary}\n\nQuestions 1–3\n${statements.replaceAll(/^1([4-6])/gm, (_, digit) => `${digit - 3}`)}`,
  )
  expect(parts.flatMap(({ groups }) => groups.map(({ first, last }) => [first, last]))).toEqual([[1, 3]])
})

test('quoted in an email reply is read without the quote marks', () => {
  const text = `${prose}\n\nQuestions 14–16\n${statements}`
  const quoted = text.replaceAll(/^/gm, '> ')
  expect(readPrintedTest(quoted).parts).toEqual(readPrintedTest(text).parts)
})

test('has answers typed below each question of the mail that is quoted', () => {
  const text = `${'\n'.repeat(20)}${prose}\n\nQuestions 14–16\n${statements}`
  const typed = ['TRUE', 'FALSE', 'NOT GIVEN']
  const mail = text
    .replaceAll(/^/gm, '> ')
    .replace(/^(> \S.{60,}) (\S+)$/m, '$1\n$2')
    .replaceAll(/^> 1([4-6])\b.*$/gm, (line, digit) => `${line}\n\n${typed[digit - 4]}\n`)
  const { answers, parts } = readPrintedTest(`Hi Ann,\n\n${mail}`)
  expect([...answers.values()]).toEqual(typed)
  expect(parts[0]?.paragraphs).toEqual(readPrintedTest(text).parts[0]?.paragraphs)
})

test.each(['Animal\tcat (example)', 'Animal\tExample: cat'])('shows “%s” as the example of a form', (row) => {
  const { parts } = readPrintedTest(
    `Questions 1–2\nComplete the form. Use ONE WORD.\n\nPET HOTEL\n${row}\nOwner\t1 ____\nPhone\t2 ____`,
  )
  const [group] = parts.flatMap(({ groups }) => groups)
  expect(group?.questions[0]?.text).toBe('Owner | _____')
  expect(group?.shown.join()).toContain('cat')
})

test('has an arrow of “|” and “v” between the steps of a chart', () => {
  const steps = ['Open the', 'Dry the', 'Grind the', 'Press the']
  const chart = steps.map((step, index) => `${step} ${index + 1} ____`).join('\n   |\n   v\n')
  const { parts } = readPrintedTest(`Questions 1–4\nComplete the flow chart. Use ONE WORD.\n\n${chart}`)
  expect(parts[0]?.groups[0]?.questions.map(({ text }) => text.split('\n').slice(-2).join(' '))).toEqual(
    steps.map((step, index) => `${index > 0 ? '↓ ' : ''}${step} _____`),
  )
})

test('asks what stands below “Choose TWO letters, A-E” without a stop', () => {
  const { parts } = readPrintedTest(
    'Questions 1–2 Choose TWO letters, A-E\nWhich TWO things are sold?\n\nA ice\nB tin\nC rope\nD salt\nE coal',
  )
  expect(parts[0]?.groups[0]?.questions.map(({ text }) => text)).toEqual(['Which TWO things are sold?'])
})

test('leaves out a note below the last of questions that are sentences', () => {
  const { parts, unread } = readPrintedTest(
    'Questions 1–2\nComplete the sentences. Use ONE WORD.\n\n1 It is kept in ____ .\n2 It is cut with ____ .\n\nfor me: ask where they found it',
  )
  expect(parts[0]?.groups[0]?.questions.at(-1)?.text).toBe('It is cut with _____ .')
  expect(unread.map(({ text }) => text)).toEqual(['for me: ask where they found it'])
})

test('may have its list of headings below the questions and above the text', () => {
  const headings =
    'List of headings\ni How ice was cut\nii Who paid for it\niii Where it was kept\niv The end of a trade'
  const letters = ['A', 'B', 'C'].map((letter) => `${letter}\n${prose.split('\n').at(-1)}`).join('\n\n')
  const { parts } = readPrintedTest(
    `Questions 14–16\nChoose the correct heading for each paragraph.\n\n14 Paragraph A\n15 Paragraph B\n16 Paragraph C\n\n${headings}\n\nThe Ice Trade\n\n${letters}`,
  )
  const [group] = parts.flatMap(({ groups }) => groups)
  expect([group?.task, group?.options.length]).toEqual(['headings', 4])
  expect(parts.map(({ title, paragraphs }) => [title, paragraphs.length])).toEqual([['The Ice Trade', 3]])
})

test('makes a group without a heading of questions whose numbers stand alone above them', () => {
  const alone = statements.replaceAll(/^(1[4-6]) /gm, '$1\n')
  const { parts } = readPrintedTest(`${prose}\n\n${alone}\n\nAnswers\n14 FALSE\n15 TRUE\n16 NOT GIVEN`)
  expect(
    parts.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions.map(({ text }) => text))),
  ).toEqual(['Ice was cut in summer.', 'It was kept in straw.', 'It was sold abroad.'])
})

test.each([
  'You have 10 minutes for this task.',
  'Time allowed: 20 minutes',
  'Turn to the next page ►',
  'Oakfield Press – Reading – page 3 of 12',
])('adds “%s” between two groups to neither', (line) => {
  const asked = 'Questions 14–15\nComplete the notes. Write ONE WORD ONLY.\ncut on 14 ……\nkept in 15 ……'
  const { parts } = readPrintedTest(
    `${prose}\n\n${asked}\n\n${line}\n\nQuestions 16–18\n${statements.replaceAll(/^1([4-6])/gm, (_, digit) => `1${Number(digit) + 2}`)}`,
  )
  expect(parts[0]?.groups[0]?.questions.at(-1)?.text).toBe('kept in _____')
})

test('reads question “0” as an example', () => {
  const { parts } = readPrintedTest(
    `${prose}\n\nQuestions 14–16\n${statements.replace('14 ', '0  Ice is old.  FALSE\n14 ')}`,
  )
  expect(parts[0]?.groups[0]?.shown).toEqual(['Example: Ice is old. FALSE'])
})

test('reports a sentence with two gaps and a repeated number as doubtful', () => {
  const doubted = (asked: string) =>
    readPrintedTest(`${prose}\n\nQuestions 14–16\n${asked}`).doubts.map(({ numbers, reason }) => [
      reason,
      numbers,
    ])
  expect(
    doubted(
      'Complete the sentences. Write ONE WORD ONLY.\n14 …… was cut in …….\n15 It was kept in …….\n16 It was sold in …….',
    ),
  ).toContainEqual(['The text has more gaps than questions.', [14]])
  expect(
    doubted(
      'Complete the summary. Write ONE WORD ONLY.\nCut by …… (14) and kept in …… (15), and sold in …… (16).\nIce was cut by …… (14) in winter.',
    ),
  ).toContainEqual(['The number appears twice.', [14]])
})

test('leaves out the buttons of a page and the answers below an exercise', () => {
  const asked = `Exercise 1 (Questions 14–15)\nComplete the notes. Write ONE WORD ONLY.\ncut on 14 ……\nkept in 15 ……`
  const below = 'Answers to Exercise 1: 14 lakes 15 straw'
  const next =
    'Exercise 2 (Questions 16–18)\nTRUE, FALSE or NOT GIVEN?\n16 The ice was cut in summer.\n17 It was kept in straw for months.\n18 It was sold abroad.'
  const read = readPrintedTest(
    `${prose}\n\n${asked}\nCheck all   Reset\n\n${below}\n\n${next}\n\nAnswers to Exercise 2: 16 FALSE 17 TRUE 18 NOT GIVEN`,
  )
  const questions = read.parts.flatMap(({ groups }) => groups.flatMap((group) => group.questions))
  expect(questions.map(({ number, text }) => [number, text])).toEqual([
    [14, 'cut on _____'],
    [15, 'kept in _____'],
    [16, 'The ice was cut in summer.'],
    [17, 'It was kept in straw for months.'],
    [18, 'It was sold abroad.'],
  ])
  expect(read.answers.size).toBe(5)
})

test('a form, or notes of two columns, are rows of cells, and a list of notes is none', () => {
  const readTexts = (text: string) =>
    readPrintedTest(`Questions 1–3\nComplete the ${text}`).parts[0]?.groups[0]?.questions.map(
      (asked) => asked.text,
    )
  expect(
    readTexts('form below.\nName of business\tThe Hungry 1 ____\nDelivery\nDay\t2 ____\n–\t3 ____ (time)'),
  ).toEqual(['Name of business | The Hungry _____', 'Delivery\nDay | _____', '– | _____ (time)'])
  expect(readTexts('notes below.\nNorth\tSouth\nhas 1 ____\thas sheep\nsells 2 ____\tbuys 3 ____')).toEqual([
    'North | South\nhas _____ | has sheep',
    'sells _____ | buys',
    '_____',
  ])
  expect(readTexts('notes below.\n–\tbring 1 ____\n–\tand 2 ____\n3\tand ____')).toEqual([
    'bring _____',
    'and _____',
    'and _____',
  ])
})

test('ends a box of words where the next exercise of a unit begins', () => {
  const asked =
    'Questions 1–2\nFill in the gaps with words from the box.\nmonths – parts – price – water\n\nGlue keeps out (1) ...... . Spare (2) ...... are sold.\n\n3  Over to you'
  expect(readPrintedTest(`${prose}\n\n${asked}`).parts[0]?.groups[0]?.options).toEqual([
    'months',
    'parts',
    'price',
    'water',
  ])
})

test('numbers run through where heads of sections have them', () => {
  const text = `SECTION 1  Questions 1–4\n\nRead the text below and answer Questions 1–2.\n\n${prose}\n\nTRUE or FALSE?\n1  Ice was cut.\n2  Snow was cut.\n\nNow read the next text and answer Questions 3–4.\n\n${prose}\n\nTRUE or FALSE?\n3  Rain was cut.\n4  Hail was cut.\n\nSECTION 2  Questions 5–6\n\nTRUE or FALSE?\n5  It was sold.\n6  It was bought.`
  const key = 'ANSWERS\nSec 1: 1T 2F 3F 4F\nSec 2: 5T 6F'
  const { parts, answers } = readPrintedTest(`${text}\n\n${key}`)
  expect(parts.map(({ groups }) => groups.map(({ first, last }) => `${first}–${last}`))).toEqual([
    ['1–2'],
    ['3–4'],
    ['5–6'],
  ])
  expect([...answers.values()].join('')).toBe('TFFFTF')
})

test('leaves out the head of every page, whose end alone would be that of a page', () => {
  const head = 'Школа «Лингва» · Kazan\tIELTS Reading. Вариант 8'
  const asked = `Question 1\nWho cut it?\nA the boys\nB the men\n${head}\nC the girls`
  const read = readPrintedTest(`${head}\n${prose}\n\n${asked}\n\nKey\n1 B`)
  expect(JSON.stringify(read.parts)).not.toContain('Лингва')
})

test('reads the preview of a quiz, with letters for verdicts in its key', () => {
  const asked = ['Ice was cut.', 'Snow was cut.', 'Rain was cut.']
    .map(
      (said, nth) =>
        `Question ${nth + 1}\nNot yet answered\nDoes the statement agree with the text?\n${said}\nSelect one:\na. True\nb. False\nc. Not Given`,
    )
    .join('\n\n')
  const set =
    'Question 4\nNot yet answered\n(Questions 4 and 5) Which TWO were sold?\nSelect one or more:\nA. ice\nB. rain\nC. snow\nD. hail\nE. fog'
  const menu = 'Quiz navigation\n1 2 3 4 5\nFinish attempt ...'
  const { parts, answers, unread } = readPrintedTest(
    `${menu}\n\n${prose}\n\n${asked}\n\n${set}\n\nTeacher notes\nQ1 a, Q2 b, Q3 c, Q4/5 A + C`,
  )
  expect(parts.flatMap(({ groups }) => groups.map(({ first, last, task }) => [first, last, task]))).toEqual([
    [1, 3, 'true-false'],
    [4, 5, 'several-answers'],
  ])
  expect([...answers.values()]).toEqual(['TRUE', 'FALSE', 'NOT GIVEN', 'A', 'C'])
  expect(unread).toEqual([])
})

test('reads the answers of a group beside those of single questions', () => {
  const choices = [1, 2, 3, 4]
    .map((number) => `${number}. Who cut it?\nA. men\nB. boys\nAnswer: B`)
    .join('\n\n')
  const asked =
    'Questions 5–7\nComplete the summary. Write ONE WORD.\nCut in 5 ____ , kept in 6 ____ and sold by 7 ____ .'
  const notes =
    'Questions 8–10\nComplete the notes. Write ONE WORD.\n- cut by 8 ____ of men (bands)\n- sold in 9 ____ (towns / villages)\n- kept in 10 ____ all year (pits)'
  const { answers } = readPrintedTest(
    `${prose}\n\nQuestions 1–4\nChoose the correct letter.\n\n${choices}\n\n${asked}\nThe correct answers are: 5 winter, 6 straw, 7 weight\n\n${notes}`,
  )
  expect([...answers.values()]).toEqual([
    'B',
    'B',
    'B',
    'B',
    'winter',
    'straw',
    'weight',
    'bands',
    'towns / villages',
    'pits',
  ])
})

test('takes no menu of a site for the title of the text', () => {
  expect(
    readPrintedTest(`Home | Reading | Listening | Log in\n\n${prose}\n\n1. Who cut it?\n\nKey\n1 men`)
      .parts[0]?.title,
  ).not.toContain('Log in')
})

test('reads typescript with l for 1 and its labels in cells of their own', () => {
  const { parts, answers } = readPrintedTest(
    `${prose}\n\nEXERCISES\n\nI.   True (T) or false (F)?\n\nl.   Ice was cut in May.\n2.   Boys cut it.\n\nII.  Join the beginnings (1-3) with the endings (a-c).\n\nl.   The road      a)  was closed.\n2.   The ice       b)  sank.\n3.   The boat      c)  melted.\n\nKlic (Key) 4:\nI    l.F  2.T\nII   l.a  2.c  3.b`,
  )
  const [first, second] = parts.flatMap(({ groups }) => groups)
  expect(first?.questions.map(({ text }) => text)).toEqual(['Ice was cut in May.', 'Boys cut it.'])
  expect(second?.questions.map(({ text }) => text)).toEqual(['The road', 'The ice', 'The boat'])
  expect(second?.options).toHaveLength(3)
  expect([...answers.values()]).toEqual(['F', 'T', 'a', 'c', 'b'])
})

test('takes neither a line across the page for a title, nor a sentence about copyright for the foot of one', () => {
  const { parts } = readPrintedTest(
    'Questions 1–2\nChoose the correct heading from the list.\n________________________\nList of Headings\ni Ice\nil Tin\niii Rope\n________________________\n1 Paragraph A\n2 Paragraph B\n\nQuestions 3–4\nWrite TRUE, FALSE or NOT GIVEN.\n3 A smell has no copyright.\n4 A song has one. ____ ____\n\nKey\n1 i\n2 ii\n3 TRUE\n4 FALSE',
  )
  const [headings, statements] = parts.flatMap(({ groups }) => groups)
  expect(headings?.title).toBe('List of Headings')
  expect(headings?.options).toHaveLength(3)
  expect(statements?.questions.map(({ text }) => text)).toEqual([
    'A smell has no copyright.',
    'A song has one.',
  ])
})
