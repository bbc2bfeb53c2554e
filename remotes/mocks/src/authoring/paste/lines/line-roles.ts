import type { LineRole } from '@console/printed-tests'

/** The roles of lines, each with its key, in the order of a paper. */
export const lineRoles: readonly { role: LineRole; name: string; key: string }[] = [
  { role: 'title', name: 'Title', key: 't' },
  { role: 'text', name: 'Passage', key: 'p' },
  { role: 'rubric', name: 'Instruction', key: 'i' },
  { role: 'question', name: 'Question', key: 'q' },
  { role: 'option', name: 'Option', key: 'o' },
  { role: 'key', name: 'Answer', key: 'a' },
  { role: 'script', name: 'Transcript', key: 's' },
  { role: 'none', name: 'Leave out', key: 'x' },
]

export const nameRole = (role: LineRole): string => lineRoles.find((each) => each.role === role)?.name ?? ''
