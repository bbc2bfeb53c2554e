import { inSequence } from '@console/authoring/document/command'
import { insertGroup, insertPart } from '../../core/document/list-commands.ts'
import { listGroupIds, listPartIds, type MockCommand } from '../../core/document/mock-content.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import type { GroupRules } from '../context/section-rules.ts'
import { buildGroup, type GroupDraft } from '../tasks/group-draft.ts'
import type { PastedPart } from './reader/pasted-test.ts'

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
    const isNew = target === null || content.nodes[target] === undefined
    const grown = isNew
      ? insertPart(listPartIds(content).length, rules.buildPart(pasted.title, pasted.paragraphs))(content)
      : content
    const part = isNew ? (listPartIds(grown).at(-1) ?? '') : target
    const filled = isNew ? grown : rules.fillPart(part, pasted.title, pasted.paragraphs)(grown)
    return groups.reduce((current, draft) => addGroup(part, draft, pasted, rules)(current), filled)
  }

const addGroup =
  (part: NodeId, draft: GroupDraft, { groups }: PastedPart, { buildBody, place }: GroupRules): MockCommand =>
  (content) => {
    const added = insertGroup(part, Number.MAX_SAFE_INTEGER, buildGroup(draft, buildBody))(content)
    const id = listGroupIds(added.nodes, part).at(-1) ?? ''
    const example = groups.find((group) => group.example !== null)?.example ?? null
    return place(id, example)(added)
  }
