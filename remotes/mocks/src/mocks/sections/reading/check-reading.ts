import { checkKeys } from '../../core/checks/check-keys.ts'
import type { SectionCheck } from '../../core/checks/check-mock.ts'
import { type CheckFinding, fault } from '../../core/checks/mock-issue.ts'
import { listNodes, type MockContent, mockId } from '../../core/document/mock-content.ts'
import { partList } from '../../core/document/mock-layout.ts'
import { readText } from '../../core/document/read-node.ts'
import { checkHeadings } from './check-headings.ts'

export const checkReading: SectionCheck = (content) =>
  checkKeys(content, { partName: 'Passage', checkSource: checkPassages, checkGroup: checkHeadings })

function checkPassages({ nodes, section }: MockContent): CheckFinding[] {
  const found: CheckFinding[] = []
  for (const [index, part] of listNodes(nodes, mockId, partList(section)).entries()) {
    const paragraphs = listNodes(nodes, part.id, 'paragraphs')
    const empty = paragraphs.find((paragraph) => readText(paragraph, 'content').trim() === '')
    if (readText(part, 'title').trim() === '')
      found.push(fault(part.id, 'title', `Passage ${index + 1} has no title`))
    if (paragraphs.length === 0) found.push(fault(part.id, 'paragraphs', `Passage ${index + 1} has no text`))
    if (empty !== undefined)
      found.push(fault(empty.id, 'content', `A paragraph of passage ${index + 1} is empty`))
  }
  return found
}
