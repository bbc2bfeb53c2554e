import { toSafeAddress } from '@console/shared/address'
import { listNodes, type MockContent, mockId } from '../document/mock-content.ts'
import { partList } from '../document/mock-layout.ts'
import { readText } from '../document/read-node.ts'
import { type CheckFinding, fault } from './mock-issue.ts'

/** What questions are asked about: the passages, or the recording. */
export function checkSource({ nodes, section }: MockContent): CheckFinding[] {
  const parts = listNodes(nodes, mockId, partList(section))
  const found: CheckFinding[] = parts.flatMap((part, index) =>
    (part.lists['questions'] ?? []).length === 0
      ? fault(
          part.id,
          'questions',
          `${section === 'reading' ? 'Passage' : 'Part'} ${index + 1} has no questions`,
        )
      : [],
  )
  if (section === 'listening') {
    const recording = readText(nodes[mockId], 'recording')
    if (recording === '') found.push(fault(mockId, 'recording', 'There is no recording'))
    else if (toSafeAddress(recording) === null) {
      found.push(
        fault(mockId, 'recording', 'The address of the recording starts with https:// and names a host'),
      )
    }
    return found
  }
  for (const [index, part] of parts.entries()) {
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
