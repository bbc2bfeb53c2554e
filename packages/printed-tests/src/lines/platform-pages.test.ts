import { expect, test } from 'vitest'
import type { PrintedTest } from '../model/printed-test.ts'
import { readPrintedTest } from '../read-printed-test.ts'
import { readMarkup } from '../sources/sources.ts'

const tell = ({ parts, answers }: PrintedTest) =>
  parts
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .map(({ number, text, options }) => `${text} ${options.length} ${answers.get(number)}`)

test('reads a Google form with its scores and feedback', () => {
  const form = `Questions 1–2. Choose the correct letter, A, B or C.
1. The kiln was moved because *
1/1
A. the rent was high.
B. there was a fire.
C. clay was found.
Feedback
Answer: C. "...they had found clay"

2. Visitors may not *
0/1
A. take photographs.
B. touch the glazes.
C. talk.
Feedback
Answer: B.

Questions 3–4. Complete the sentences. Write ONE WORD AND/OR A NUMBER.
3. The kiln is heated with ________ . *
1/1
shells
Feedback
Answer: shells

4. It cools for ________ hours. *
1/1
36
Feedback
Answer: 36`
  expect(tell(readPrintedTest(form))).toEqual([
    'The kiln was moved because 3 C',
    'Visitors may not 3 B',
    'The kiln is heated with _____ . 0 shells',
    'It cools for _____ hours. 0 36',
  ])
})

test('reads the copy of a Moodle review', () => {
  const head = (number: number) =>
    `Question ${number}\nIncorrect\nMark 0.00 out of 1.00\nFlag question\nQuestion text\n`
  const letters = 'Select one:\n\na.\nbarrels\n\nb.\nsheds\n\nc.\nhoses\n\nd.\nkeys for visitors\nFeedback\n'
  const review = `Information text
Questions 1–2. Choose the correct letter, a, b, c or d.

${head(1)}What is lent out?

${letters}Your answer is incorrect.
The correct answer is: barrels

${head(2)}What may be bought?

${letters}The correct answer is: keys for visitors

Questions 3–4. Answer the questions. Write NO MORE THAN TWO WORDS.

${head(3)}Who sells a key?

Answer: Question 3
Feedback
The correct answer is: the treasurer

${head(4)}When may they burn rubbish?

Answer: Question 4
Feedback
The correct answer is: Saturday

Quiz navigation
Question 1 This page
Question 2 This page
Question 3 This page
You are logged in as Farida (Log out)`
  expect(tell(readPrintedTest(review))).toEqual([
    'What is lent out? 4 barrels',
    'What may be bought? 4 keys for visitors',
    'Who sells a key? 0 the treasurer',
    'When may they burn rubbish? 0 Saturday',
  ])
})

const readPage = (html: string) => readPrintedTest(readMarkup(`<ul></ul>${html}`) ?? '')

test('reads gaps of Moodle, with the answer in the feedback of each and the words that they offer', () => {
  const gap = (number: number, said: string) =>
    `${number} <span class="subquestion"><select><option value=""></option><option>cost</option><option>steel</option><option>unity</option></select></span><span class="feedbackspan">Incorrect<br>The correct answer is: ${said}<br>Mark 0.00 out of 1.00</span>`
  const read = readPage(
    `<h3>Question 2</h3><p>Questions 36–38</p><p>Complete the summary. Choose the correct word.</p><p>The bridge</p><p>It is of ${gap(36, 'steel')} now. They kept the old one for its ${gap(37, 'cost')} . It is a means of ${gap(38, 'unity')} for all.</p><footer>You are logged in as Bea</footer>`,
  )
  expect(tell(read)).toEqual([
    'It is of _____ now. 0 steel',
    'They kept the old one for its _____ . 0 cost',
    'It is a means of _____ for all. 0 unity',
  ])
  expect(read.parts[0]?.groups[0]?.options).toEqual(['cost', 'steel', 'unity'])
  expect(read.doubts.flatMap(({ numbers }) => numbers)).toEqual([])
})

test('reads the results of a Canvas quiz', () => {
  const head = (number: number) =>
    `<div><span>Question ${number}</span><span class="user_points">1 / 1 pts</span></div>`
  const choices =
    '<div><span class="answer_arrow">Correct!</span><div>TRUE</div></div><div>FALSE</div><div>NOT GIVEN</div>'
  const read = readPage(
    `<p>Questions 6-7</p><p>TRUE, FALSE or NOT GIVEN?</p>${head(6)}<p>The line takes bicycles.</p>${choices}${head(7)}<p>The ferry is cheap.</p>${choices}<p>Questions 8-9</p><p>Complete the sentences. Write ONE WORD ONLY.</p>${head(8)}<p>It is free of _______ .</p><input type="text" value="ice">${head(9)}<p>They are sold at a _______ .</p><input type="text"><p>Comment: Good! Key: 6 TRUE, 7 FALSE, 8 snow, 9 kiosk</p>`,
  )
  expect(tell(read)).toEqual([
    'The line takes bicycles. 0 TRUE',
    'The ferry is cheap. 0 FALSE',
    'It is free of _____ . 0 snow',
    'They are sold at a _____ . 0 kiosk',
  ])
})

test('reads words to drag', () => {
  const chip = (word: string) => `<span draggable="true">${word}</span>`
  const read = readPage(
    `<h3>Questions 1–3</h3><p>Complete the summary. Drag the words into the gaps.</p><div>${['distance', 'silence', 'posters', 'unity'].map(chip).join('')}</div><h4>Queues</h4><p>The <span>1</span> was increased. They met with <span>2</span> and saw <span>3</span> everywhere.</p><button>Check</button><button>Show solution</button><p>1 distance · 2 silence · 3 posters</p>`,
  )
  expect(read.parts[0]?.groups[0]?.options).toEqual(['distance', 'silence', 'posters', 'unity'])
  expect(tell(read).at(-1)).toBe('_____ everywhere. 0 posters')
})

test('leaves the contents and the links of a page out', () => {
  const contents = 'Nội dung bài viết [ẩn]\n1. Bài đọc\n2. Câu hỏi\n3. Đáp án và giải thích\n'
  const asked =
    'Questions 1–2\nComplete the summary. Write ONE WORD.\nIt was cut in 1 ____ and kept in 2 ____ .\nXem thêm: Trọn bộ 50 đề'
  const { parts, answers } = readPrintedTest(
    `${contents}\n${asked}\n\n3. Đáp án và giải thích\n1. ice\n2. straw`,
  )
  expect(parts.at(-1)?.groups[0]?.questions.at(-1)?.text).toBe('_____ .')
  expect([...answers.values()]).toEqual(['ice', 'straw'])
})
