import { capitalise } from '../../core/document/capitalise.ts'
import type { MockNode } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'

/** What a part is about; its number, which titles often begin with, stands beside it already. */
export function toPartTitle(part: MockNode | undefined): string {
  const title = readText(part, 'title').replace(/^(part|section) \d+\s*[:.–-]\s*/i, '')
  return capitalise(title)
}
