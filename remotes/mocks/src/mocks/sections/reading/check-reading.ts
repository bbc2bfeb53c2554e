import { checkKeys } from '../../core/checks/check-keys.ts'
import type { SectionCheck } from '../../core/checks/check-mock.ts'
import { type CheckFinding, fault } from '../../core/checks/mock-issue.ts'
import { listNodes, type MockContent, toMockRef } from '../../core/document/mock-content.ts'
import type { MockNodes, NodeOf } from '../../core/document/mock-node.ts'
import { checkHeadings } from './check-headings.ts'

export const checkReading: SectionCheck = (content) =>
  checkKeys(content, { partName: 'Passage', checkSource: checkPassages, checkGroup: checkHeadings })

const checkPassages = ({ nodes }: MockContent): CheckFinding[] =>
  listNodes(nodes, toMockRef('reading'), 'passages').flatMap((passage, index) =>
    checkPassage(nodes, passage, index + 1),
  )

function checkPassage(nodes: MockNodes, passage: NodeOf<'reading.part'>, number: number): CheckFinding[] {
  const { id, fields } = passage
  const paragraphs = listNodes(nodes, passage, 'paragraphs')
  const empty = paragraphs.find((paragraph) => !paragraph.fields.content?.trim())
  return [
    ...(fields.title?.trim() ? [] : [fault(id, 'title', `Passage ${number} has no title`)]),
    ...(paragraphs.length === 0 ? [fault(id, 'paragraphs', `Passage ${number} has no text`)] : []),
    ...(empty === undefined ? [] : [fault(empty.id, 'content', `A paragraph of passage ${number} is empty`)]),
  ]
}
