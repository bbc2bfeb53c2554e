import { expect, test } from 'vitest'
import { readPrintedTest } from '../../read-printed-test.ts'

const prose = `A line of people seems the most natural thing in the world, yet travellers of the eighteenth century do not mention it.
Bread was sold to whoever pushed hardest. The word was first used of people by a traveller from Scotland who saw them outside
the bakeries of Paris, and he found it so odd that he gave it a whole page.

What keeps a queue together is not law. In 1986 a team in New York sent students to push into many lines at ticket windows.
Only in one case out of ten were they thrown out. Most people looked away, or coughed. The one who was expected to act was
always the person directly behind the intruder, and nobody else.`

test('leaves out the exercises of a unit above its text, and the key of the next unit', () => {
  const { parts, answers } = readPrintedTest(`Lead-in
1 Work in pairs. Discuss the questions.
1 Where did you last stand in a queue?
2 What annoys you most?
Vocabulary
2 Complete the sentences with the words in the box.
1 You will have to be _______ : the doctor is late.
2 Excuse me, I think it is my _______ .
3 Read the text quickly. Is the writer for or against queues?

Why we queue

${prose}

4 Read the text again. Decide if statements 1–2 are true (T), false (F) or not given (NG).
1 Passengers were happy.
2 The belt was slow.

5 Choose the correct answer, a, b or c.
1 The passengers
   a complained.
   b left.
   c slept.
2 The belt
   a stopped.
   b was green.
   c was old.

Answer key
2   1 patient   2 turn
4   1 F   2 NG
5   1 a   2 b
2   1 b   2 a   3 c`)
  expect(parts.flatMap(({ groups }) => groups.map(({ task }) => task))).toEqual([
    'true-false',
    'multiple-choice',
  ])
  expect(parts[0]?.title).toBe('Why we queue')
  expect([...answers.values()]).toEqual(['F', 'NG', 'a', 'b'])
})
