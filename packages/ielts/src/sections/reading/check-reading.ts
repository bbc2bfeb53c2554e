import { checkKeys } from '../../checks/check-keys.ts'
import type { SectionCheck } from '../../checks/check-mock.ts'
import { type CheckFindings, fault, warning } from '../../checks/mock-issue.ts'
import { countWords } from '../../document/count-words.ts'
import { listNodes, type MockContent, toMockRef } from '../../document/mock-content.ts'
import { checkHeadings } from './check-headings.ts'

export const checkReading: SectionCheck = (content) =>
  checkKeys(content, { partName: 'Passage', checkSource: checkPassages, checkGroup: checkHeadings })

/** IELTS passages have 500 to 1,000 words, except in the first sections of General Training, which are shorter. */
const fewWords = 200

function* checkPassages({ nodes, header }: MockContent): CheckFindings {
  const passages = listNodes(nodes, toMockRef('reading'), 'passages')
  for (const [index, passage] of passages.entries()) {
    const { id, fields } = passage
    const number = index + 1
    const paragraphs = listNodes(nodes, passage, 'paragraphs')
    const empty = paragraphs.find((paragraph) => !paragraph.fields.content?.trim())
    if (!fields.title?.trim()) yield fault('passage-title', id, 'title', `Passage ${number} has no title`)
    if (paragraphs.length === 0)
      yield fault('passage-text', id, 'paragraphs', `Passage ${number} has no text`)
    const words = paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph.fields.content), 0)
    const isWhole = header.type === 'academic' || number === passages.length
    if (isWhole && words > 0 && words < fewWords) {
      const message = `Passage ${number} has ${words} words; an IELTS passage has 500 to 1,000`
      yield warning('passage-length', id, 'paragraphs', message)
    }
    if (empty !== undefined)
      yield fault('passage-text', empty.id, 'content', `A paragraph of passage ${number} is empty`)
  }
}
