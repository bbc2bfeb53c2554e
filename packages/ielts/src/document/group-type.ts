import { toTraits } from '../question-types/question-types.ts'
import type { GroupNode } from './mock-node.ts'

/** How a question is answered: with words, with one of the options, or with several of them in any order. */
export type AnswerKind = 'words' | 'option' | 'set'

/** Label of a group's type; a type that the console does not know keeps its wire name. */
export function toGroupLabel(group: GroupNode | undefined): string {
  if (group !== undefined && isAboutViews(group)) return 'Yes, No, Not given'
  if (group?.fields.type !== undefined) return toTraits(group.fields.type).label
  const type = group?.unknown['type']
  return typeof type === 'string' ? type : ''
}

/** Whether a group is answered with YES and NO, which share a question type with TRUE and FALSE. */
export function isAboutViews({ fields: { type, options, instruction } }: GroupNode): boolean {
  if (toTraits(type).key !== 'verdict') return false
  const keys = options?.map((option) => (typeof option === 'string' ? option : option.key)) ?? []
  return keys.length > 0 ? keys.some((key) => /^\s*yes\s*$/i.test(key)) : /\bYES\b/.test(instruction ?? '')
}

/** Gaps are filled with words unless the group has options: sentence endings, for example, are chosen. */
export function toAnswerKind(group: GroupNode | undefined): AnswerKind {
  const { key } = toTraits(group?.fields.type)
  if (key === 'set') return 'set'
  return key === 'words' && !group?.fields.options?.length ? 'words' : 'option'
}
