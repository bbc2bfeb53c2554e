import { listParts, type MockContent, toAmount } from '@console/ielts'
import { splitLines } from '@console/values/text/line-breaks'
import type { PaperBlock } from './paper.ts'

/** Tasks with the standard sentences around them, unless the text already has these. */
export function toWritingBlocks(content: MockContent): PaperBlock[] {
  return listParts(content).flatMap((part, index): PaperBlock[] => {
    if (part.kind !== 'writing.part') return []
    const { task = '', image, timelimit, wordlimit } = part.fields
    const minutes = toAmount(timelimit)
    const words = toAmount(wordlimit)
    const saysTime = /\bspend about\b/i.test(task)
    const saysWords = /\bwrite at least\b/i.test(task)
    return [
      { kind: 'title', text: `Writing Task ${index + 1}`, isOnNewPage: index > 0 },
      ...(saysTime || minutes === 0
        ? []
        : toRubric(`You should spend about ${minutes} minutes on this task.`)),
      ...toTaskBlocks(task),
      ...(saysWords || words === 0 ? [] : toRubric(`Write at least ${words} words.`)),
      ...(image
        ? [
            {
              kind: 'picture',
              address: image,
              description: `Chart, map or diagram of task ${index + 1}`,
            } as const,
          ]
        : []),
    ]
  })
}

const toRubric = (text: string): PaperBlock[] => [{ kind: 'rubric', line: [text] }]

const bullet = /^\s*[•*-]\s+/

function toTaskBlocks(task: string): PaperBlock[] {
  const lines = splitLines(task).filter((line) => line.trim() !== '')
  return lines.flatMap((line, at): PaperBlock[] => {
    if (!bullet.test(line)) return [{ kind: 'text', line: [line.trim()] }]
    if (at > 0 && bullet.test(lines[at - 1] ?? '')) return []
    const end = lines.findIndex((each, index) => index > at && !bullet.test(each))
    const points = lines.slice(at, end === -1 ? undefined : end)
    const entries = points.map((point) => ({ mark: '•', line: [point.replace(bullet, '').trim()] }))
    return [{ kind: 'list', entries }]
  })
}
