import type { MockSection } from '@console/ielts/schemas'
import { type Id, mockPaths } from './paths.ts'

/** The editor opened at a place: a header field, or a node and its field. */
export function toEditorAt(section: MockSection, id: Id, place: string): string {
  const editor = mockPaths[section].toEditor(id)
  return `${editor}${editor.includes('?') ? '&' : '?'}at=${encodeURIComponent(place)}`
}
