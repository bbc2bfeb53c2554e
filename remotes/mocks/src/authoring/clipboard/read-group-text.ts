import { type GroupKind, type NewNode, renewIds } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import type { GroupRules } from '@console/ielts/sections'
import { tryParseJson } from '@console/values/text/try-parse-json'
import * as z from 'zod/mini'
import { groupMark } from './group-text.ts'

const frameSchema = z.object({
  kind: z.literal(groupMark),
  section: z.string(),
  groups: z.array(z.unknown()),
})

type ReadGroups = { groups: NewNode<GroupKind>[] } | { problem: string }

/** Gives every node a new id. If nothing can be pasted, returns the reason as a sentence. */
export function readGroupText(text: string, section: MockSection, schema: GroupRules['schema']): ReadGroups {
  if (text.trim() === '')
    return { problem: 'The clipboard is empty. Copy questions in the editor of a mock first.' }
  const frame = frameSchema.safeParse(tryParseJson(text))
  if (!frame.success) {
    return {
      problem:
        'The clipboard holds something other than questions. Copy questions in the editor of a mock first.',
    }
  }
  const { groups, section: theirs } = frame.data
  if (theirs !== section) {
    return {
      problem: `The clipboard holds questions of a ${theirs} mock, which a ${section} mock cannot have.`,
    }
  }
  const read = z.array(schema).safeParse(groups)
  if (!read.success || groups.length === 0) {
    const where = read.error?.issues[0]?.path.join('.') ?? 'no question'
    return { problem: `The questions on the clipboard are not complete (${where}). Copy them again.` }
  }
  return { groups: read.data.map((group) => renewIds(group)) }
}
