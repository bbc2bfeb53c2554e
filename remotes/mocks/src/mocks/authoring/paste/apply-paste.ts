import { createId } from '@console/shared/document/create-id'
import type { MockSection } from '@console/shared/schemas/mock'
import type { JsonObject } from '../../core/document/json.ts'
import {
  inSequence,
  insertNode,
  type MockCommand,
  removeNode,
  setField,
} from '../../core/document/mock-commands.ts'
import { listNodes, mockId, type NodeId } from '../../core/document/mock-content.ts'
import { partList } from '../../core/document/mock-layout.ts'
import { readText } from '../../core/document/read-node.ts'
import type { GroupRules } from '../context/section-rules.ts'
import { buildGroup, type GroupDraft } from '../tasks/group-draft.ts'
import type { PastedPart } from './pasted-test.ts'

export type PartPlan = {
  pasted: PastedPart
  /** Null for a new one. */
  target: NodeId | null
  /** In the order of their numbers. What is left out is none of them. */
  groups: GroupDraft[]
}

/** Everything that a proposal holds, as one edit. */
export const applyPaste = (plans: readonly PartPlan[], rules: GroupRules): MockCommand =>
  inSequence(...plans.map((plan) => applyPart(plan, rules)))

const applyPart =
  ({ pasted, target, groups }: PartPlan, rules: GroupRules): MockCommand =>
  (content) => {
    const { section } = content
    const list = partList(section)
    const isNew = target === null || content.nodes[target] === undefined
    const count = content.nodes[mockId]?.lists[list]?.length ?? 0
    const grown = isNew ? insertNode(mockId, list, count, buildPart(section, pasted))(content) : content
    const part = isNew ? (grown.nodes[mockId]?.lists[list]?.at(-1) ?? '') : target
    const filled = isNew ? grown : fillPart(part, pasted)(grown)
    return groups.reduce((current, draft) => addGroup(part, draft, pasted, rules)(current), filled)
  }

function buildPart(section: MockSection, { title, paragraphs }: PastedPart): JsonObject {
  if (section !== 'reading') return { id: createId(), title, questions: [] }
  return { id: createId(), type: null, title, paragraphs: paragraphs.map(buildParagraph), questions: [] }
}

const buildParagraph = (content: string): JsonObject => ({ id: createId(), content, heading: null })

/** A text goes behind the one that is there, and in the place of paragraphs that are empty. */
const fillPart =
  (part: NodeId, { title, paragraphs }: PastedPart): MockCommand =>
  (content) => {
    const found = listNodes(content.nodes, part, 'paragraphs')
    const isEmpty = found.every((paragraph) => readText(paragraph, 'content').trim() === '')
    const isTitled = readText(content.nodes[part], 'title').trim() !== ''
    return inSequence(
      title === '' || (isTitled && !isEmpty) ? inSequence() : setField(part, 'title', title),
      ...(isEmpty && paragraphs.length > 0 ? found.map(({ id }) => removeNode(id)) : []),
      ...paragraphs.map((text) =>
        insertNode(part, 'paragraphs', Number.MAX_SAFE_INTEGER, buildParagraph(text)),
      ),
    )(content)
  }

const addGroup =
  (part: NodeId, draft: GroupDraft, { groups }: PastedPart, { place }: GroupRules): MockCommand =>
  (content) => {
    const added = insertNode(
      part,
      'questions',
      Number.MAX_SAFE_INTEGER,
      buildGroup(content.section, draft),
    )(content)
    const id = added.nodes[part]?.lists['questions']?.at(-1) ?? ''
    const example = groups.find((group) => group.example !== null)?.example ?? null
    return place(id, example)(added)
  }
