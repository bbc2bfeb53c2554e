import type { BulkAction } from '../bulk/bulk-action.ts'
import type { RecordId } from '../http/record-list.schema.ts'
import { readOutcomes } from '../query/read-outcomes.ts'
import { type PublicationStatus, publicationStatuses } from '../schemas/publication.schema.ts'
import { formatNumber } from '../ui/number.ts'
import type { StatusChange, StatusResource } from './status-change.ts'
import { statusLabels } from './status-labels.ts'

/** How learners use records of a section; part of the question before these are taken from them. */
export type LearnerUse<Item> = {
  /** "buy" */
  verb: string
  /** Null if the list does not tell. */
  isUsed(item: Item): boolean | null
  /** A further condition besides being published: "within the dates set". */
  within?: string
}

/** Bulk actions that change the status. */
export const buildBulkStatusActions = <Item extends { id: RecordId }, Stored>(
  resource: StatusResource<Item, Stored, string>,
  use: LearnerUse<Item>,
): BulkAction<Item>[] => publicationStatuses.map((status) => buildBulkStatusAction(resource, use, status))

function buildBulkStatusAction<Item extends { id: RecordId }, Stored>(
  { begin, read, invalidates, rows }: StatusResource<Item, Stored, string>,
  use: LearnerUse<Item>,
  status: PublicationStatus,
): BulkAction<Item> {
  /** Each item's status before the change. */
  const before = new Map<Item, StatusChange<string>>()
  const readListed = (item: Item) => rows?.read(item) as Partial<StatusChange<string>> | undefined
  return {
    key: status,
    ...statusLabels[status],
    // A list need not tell the status.
    isUseful: (items) => items.some((item) => readListed(item)?.status?.trim().toLowerCase() !== status),
    describeEffect: (items) => (status === 'published' ? describeGain(items, use) : describeLoss(items, use)),
    ...(status === 'published' && {
      describeResult: (items: readonly Item[]) => describeResult(items, use),
    }),
    invalidates,
    async begin() {
      const change = await begin({ status })
      return async (item) => before.set(item, read(await change(item)))
    },
    check: (client, items, isUndone) =>
      readOutcomes(
        client,
        rows,
        items.map((item) => ({ item, wanted: { status: isUndone ? before.get(item)?.status : status } })),
      ),
    async undo() {
      const restores = new Map<string, ReturnType<typeof begin>>()
      return async (item) => {
        // An unanswered call did not return the previous status.
        const was = before.get(item) ?? readListed(item)
        if (was?.status === undefined || was.status === status) return
        const restore = restores.get(was.status) ?? begin({ ...was, status: was.status }, { status })
        restores.set(was.status, restore)
        await (await restore)(item)
      }
    },
  }
}

/** "Learners will be able to buy them." */
const describeGain = <Item>(items: readonly Item[], { verb, within }: LearnerUse<Item>): string =>
  toSentence('Learners will be able to', verb, toThem(items), within)

/** "Learners can buy them now." */
const describeResult = <Item>(items: readonly Item[], { verb, within = 'now' }: LearnerUse<Item>): string =>
  toSentence('Learners can', verb, toThem(items), within)

const toThem = (items: readonly unknown[]) => (items.length === 1 ? 'it' : 'them')

const toSentence = (...words: readonly (string | undefined)[]) => `${words.filter(Boolean).join(' ')}.`

/** "2 of them are published: learners will no longer be able to buy them." Null if learners use none of them. */
function describeLoss<Item>(items: readonly Item[], { verb, isUsed }: LearnerUse<Item>): string | null {
  const known = items.map(isUsed)
  if (known.includes(null)) return `Learners will no longer be able to ${verb} those that are published.`
  const used = known.filter(Boolean).length
  if (used === 0) return null
  const them = used === 1 ? 'it' : 'them'
  const which =
    used < items.length
      ? `${formatNumber(used)} of them ${used === 1 ? 'is' : 'are'} published`
      : used === 1
        ? 'It is published'
        : 'They are published'
  return `${which}: learners will no longer be able to ${verb} ${them}.`
}
