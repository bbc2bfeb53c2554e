import {
  insertGroup,
  insertPart,
  listGroupIds,
  listPartIds,
  type MockCommand,
  type NodeId,
} from '@console/ielts'
import {
  buildGroup,
  type GroupDraft,
  type GroupRules,
  withPastedTable,
  writePastedTable,
} from '@console/ielts/sections'
import type { PrintedPart } from '@console/printed-tests'
import { inSequence } from '@console/values/json/command'

export type PartPlan = {
  pasted: PrintedPart
  /** Null for a new part. */
  target: NodeId | null
  /** In question order, without the groups that were left out. */
  groups: GroupDraft[]
}

/** Applies a whole proposal as one step. */
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
  (
    part: NodeId,
    draft: GroupDraft,
    { groups }: PrintedPart,
    { buildBody, place, hasText }: GroupRules,
  ): MockCommand =>
  (content) => {
    // A listening table is one on the wire as well.
    const written = hasText ? writePastedTable(draft) : withPastedTable(draft)
    const added = insertGroup(part, Number.MAX_SAFE_INTEGER, buildGroup(written, buildBody))(content)
    const id = listGroupIds(added.nodes, part).at(-1) ?? ''
    const example = groups.find((group) => group.example !== null)?.example ?? null
    return place(id, example)(added)
  }
