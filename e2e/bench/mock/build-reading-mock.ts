const wordsOfPassage = 900
const letters = [...'ABCDEFGHI']

const vocabulary =
  'the of and a to in was for with from harbour lamp keeper tower glass winter council ship gas railway stone quay light coast morning engineer pipe metal signal storm letter trade market cotton river bridge wheel clock iron copper workshop village journey record measure report study question answer early later small bright cold quiet heavy public common local careful simple built carried opened found called raised wrote made kept showed turned reached began became because although while before after between against under across'.split(
    ' ',
  )

/** A seeded generator, so that every run measures the same text. */
function createPicker(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Picker = ReturnType<typeof createPicker>

const buildWords = (pick: Picker, count: number) =>
  Array.from({ length: count }, () => vocabulary[pick(vocabulary.length)] ?? '')

/** So many words, in sentences of about fourteen. */
function buildText(pick: Picker, count: number): string {
  const sentences: string[] = []
  for (let left = count; left > 0; ) {
    const length = left < 20 ? left : 9 + pick(11)
    const sentence = buildWords(pick, length).join(' ')
    sentences.push(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    left -= length
  }
  return sentences.join(' ')
}

type GroupKind = {
  type: string
  instruction: string
  wordlimit: number | null
  options: (string | { key: string; value: string })[] | null
  /** Follows the question's text. */
  gap?: string
}

const facts: GroupKind = {
  type: 'identifying_information',
  instruction: 'Do the following statements agree with the information given in the passage?',
  wordlimit: null,
  options: ['TRUE', 'FALSE', 'NOT GIVEN'],
}

const information: GroupKind = {
  type: 'matching_features',
  instruction: 'Which paragraph contains the following information?',
  wordlimit: null,
  options: letters.map((key) => ({ key, value: `Paragraph ${key}` })),
}

const sentences: GroupKind = {
  type: 'sentence_completion',
  instruction:
    'Complete the sentences below. Choose NO MORE THAN TWO WORDS from the passage for each answer.',
  wordlimit: 2,
  options: null,
  gap: ' _____',
}

function buildGroup(id: string, { gap = '', ...kind }: GroupKind, pick: Picker, answers: readonly string[]) {
  const questions = answers.map((_, index) => ({
    id: `${id}q${index + 1}`,
    text: `${buildText(pick, 12)}${gap}`,
  }))
  return { id, title: null, ...kind, questions, correct_answer: [...answers], marks: answers.length }
}

function buildPassage(number: number, gaps: number) {
  const pick = createPicker(number)
  const id = `p${number}`
  const texts = letters.map(() => buildText(pick, wordsOfPassage / letters.length))
  const firstWords = texts.map((text) => text.split(' ').slice(0, 2).join(' '))
  return {
    id,
    type: null,
    title: `Passage of ${wordsOfPassage} words`,
    paragraphs: texts.map((content, index) => ({
      id: `${id}${index}`,
      content,
      heading: null,
      dropId: null,
    })),
    questions: [
      buildGroup(`${id}g1`, facts, pick, ['TRUE', 'FALSE', 'NOT GIVEN', 'TRUE', 'FALSE']),
      buildGroup(`${id}g2`, information, pick, letters.slice(0, 4)),
      buildGroup(`${id}g3`, sentences, pick, firstWords.slice(0, gaps)),
    ],
  }
}

/** A realistic reading test: three 900-word passages in lettered paragraphs, and 40 questions. */
export const buildReadingPassages = () => [4, 4, 5].map((gaps, index) => buildPassage(index + 1, gaps))

/** The same test in the admin API's format. */
export const buildReadingMock = () => ({
  section: 'reading',
  name: 'Three passages of 900 words',
  type: 'academic',
  mock_type: 'practice',
  ielts_book_id: null,
  duration: 60,
  total_question: 40,
  total_marks: 40,
  description: null,
  fee: 0,
  chances: 3,
  tips_for_success: null,
  instruction: null,
  start_time: null,
  end_time: null,
  status: 'draft',
  reading_questions: { passages: buildReadingPassages() },
})
