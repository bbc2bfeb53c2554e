import { listParts, type MockContent } from '../../core/document/mock-content.ts'
import { toAmount } from '../../core/document/typed-number.ts'
import type { PaperBlock } from './paper.ts'

/** Tasks with the sentences that frame them, where their text does not have them itself. */
export function toWritingBlocks(content: MockContent): PaperBlock[] {
  return listParts(content).flatMap((part, index): PaperBlock[] => {
    if (part.kind !== 'writing.part') return []
    const { task = '', image, timelimit, wordlimit } = part.fields
    const minutes = toAmount(timelimit)
    const words = toAmount(wordlimit)
    const saysTime = /\bspend about\b/i.test(task)
    const saysWords = /\bwrite at least\b/i.test(task)
    return [
      ...(index > 0 ? [{ kind: 'page' } as const] : []),
      { kind: 'title', text: `Writing Task ${index + 1}` },
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

const toTaskBlocks = (task: string): PaperBlock[] =>
  task
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      bullet.test(line)
        ? { kind: 'list', entries: [{ mark: '•', line: [line.replace(bullet, '').trim()] }] }
        : { kind: 'text', line: [line.trim()] },
    )
