import { expect, test } from 'vitest'
import type { PrintedTest } from '../model/printed-test.ts'
import { readPrintedTest } from '../read-printed-test.ts'
import { type CorpusPaper, corpusPapers } from './corpus-papers.ts'
import { damages } from './damage-line.ts'
import { scoreText } from './score-text.ts'

/** One line in so many is damaged; all of them take an hour. */
const step = process.env['ALL_TESTS'] === '1' ? 40 : 293

const isRead = (test: PrintedTest, { expected }: CorpusPaper) =>
  scoreText(test, expected).every(({ verdict }) => verdict === 'right' || verdict === 'listed')

/** Doubts and unread lines that the undamaged paper does not have. */
function isTold({ doubts, unread }: PrintedTest, paper: CorpusPaper): boolean {
  const whole = paper.read()
  const before = new Set(whole.doubts.map(({ reason, numbers }) => `${reason} ${numbers.join()}`))
  return (
    unread.length > whole.unread.length ||
    doubts.length > whole.doubts.length ||
    doubts.some(({ reason, numbers }) => !before.has(`${reason} ${numbers.join()}`))
  )
}

function countSilent(damage: (typeof damages)[keyof typeof damages]) {
  const papers = corpusPapers.filter((paper) => isRead(paper.read(), paper))
  const reads = papers.flatMap((paper) => {
    const lines = paper.text.split('\n')
    // By its name, so that another paper of the corpus leaves its lines as they are.
    const nth = [...paper.name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
    return lines.flatMap((line, at) => {
      const damaged =
        (at + nth) % step === 0 && line.trim() !== '' ? damage(lines, at).join('\n') : paper.text
      if (damaged === paper.text) return []
      const read = readPrintedTest(damaged)
      return [{ place: `${paper.name}:${at + 1}`, isSilent: !isRead(read, paper) && !isTold(read, paper) }]
    })
  })
  return { reads: reads.length, silent: reads.flatMap(({ place, isSilent }) => (isSilent ? [place] : [])) }
}

// Nothing shows that the title of notes or the head of a table is gone, or that a line of a passage stands elsewhere.
test.each([
  ['dropped', 5],
  ['doubled', 1],
  ['moved', 6],
  ['misread', 4],
] as const)('a line that is %s goes unseen in at most %i of 100 papers', (damage, most) => {
  const { reads, silent } = countSilent(damages[damage])
  expect(reads).toBeGreaterThan(5)
  expect((silent.length / reads) * 100, silent.join(' ')).toBeLessThanOrEqual(most)
})
