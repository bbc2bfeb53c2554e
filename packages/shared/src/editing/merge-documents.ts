import {
  type Identified,
  isIdentifiedList,
  isJsonObject,
  isSame,
  type JsonObject,
  readOwn,
} from '@console/values/json/json-document'

/** Path of a value: field names, and ids for entries of lists of objects. */
export type DocumentPath = readonly (string | { id: string | number })[]

/** A difference between two copies. `undefined` means that a copy lacks the value. */
export type Change = {
  path: DocumentPath
  base: unknown
  theirs: unknown
  mine: unknown
  /** Who changed it from `base`; `both` if to different values. */
  changedBy: 'me' | 'them' | 'both'
  /** `order`: the lists have the same entries in another order; the values are their ids. */
  kind: 'value' | 'order'
}

export type Choice = 'mine' | 'theirs'

/** A document in three states: as loaded, as the server has it now, as edited here. */
export type ThreeCopies<Document = unknown> = { base: Document; theirs: Document; mine: Document }

export type MergeOptions = {
  /** Which side a difference takes. By default the side that changed it, and mine if both did. */
  choose?(change: Change): Choice
  /**
   * Paths whose value is merged as a whole, such as one section. Other objects and lists with ids are merged
   * recursively.
   */
  isWhole?(path: DocumentPath): boolean
}

const choiceByAuthor = ({ changedBy }: Change): Choice => (changedBy === 'them' ? 'theirs' : 'mine')

/**
 * Three-way merge of plain JSON documents. Objects are merged by key, and lists of objects with ids by id; any other
 * list is one value. Anything only in `theirs` is kept, so `theirs` may be the server's own object with fields unknown
 * to the console, while `base` and `mine` are edited documents.
 */
export function mergeDocuments<Theirs>(
  { base, theirs, mine }: { base: unknown; theirs: Theirs; mine: unknown },
  { choose = choiceByAuthor, isWhole = () => false }: MergeOptions = {},
): Theirs {
  const merged = merge({ base, theirs, mine }, [])
  // The merge consists of parts of the copies, which share a shape; the type system cannot express this.
  return merged as Theirs

  function merge(copies: ThreeCopies, path: DocumentPath): unknown {
    if (isSame(copies.theirs, copies.mine)) return copies.theirs
    if (!isWhole(path)) {
      if (isJsonObject(copies.theirs) && isJsonObject(copies.mine)) {
        return mergeObjects(isJsonObject(copies.base) ? copies.base : {}, copies.theirs, copies.mine, path)
      }
      if (isIdentifiedList(copies.theirs) && isIdentifiedList(copies.mine)) {
        return mergeLists(isIdentifiedList(copies.base) ? copies.base : [], copies.theirs, copies.mine, path)
      }
    }
    return pick(copies, path, 'value')
  }

  function pick(copies: ThreeCopies, path: DocumentPath, kind: Change['kind']): unknown {
    const changedBy = isSame(copies.base, copies.theirs)
      ? 'me'
      : isSame(copies.base, copies.mine)
        ? 'them'
        : 'both'
    return copies[choose({ ...copies, path, changedBy, kind })]
  }

  function mergeObjects(
    base: JsonObject,
    theirs: JsonObject,
    mine: JsonObject,
    path: DocumentPath,
  ): JsonObject {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const entries = [...keys].map((key) => {
      const copies = { base: readOwn(base, key), theirs: readOwn(theirs, key), mine: readOwn(mine, key) }
      return [key, merge(copies, [...path, key])] as const
    })
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  function mergeLists(
    base: Identified[],
    theirs: Identified[],
    mine: Identified[],
    path: DocumentPath,
  ): unknown[] {
    const find = (list: Identified[], id: string | number) => list.find((entry) => entry.id === id)
    const entries = new Map<string | number, unknown>()
    for (const { id } of [...theirs, ...mine]) {
      if (entries.has(id)) continue
      const copies = { base: find(base, id), theirs: find(theirs, id), mine: find(mine, id) }
      entries.set(id, merge(copies, [...path, { id }]))
    }
    const order = chooseOrder({ base, theirs, mine }, path)
    return order.map((id) => entries.get(id)).filter((entry) => entry !== undefined)
  }

  function chooseOrder(lists: ThreeCopies<Identified[]>, path: DocumentPath): (string | number)[] {
    const ids = { theirs: toIds(lists.theirs), mine: toIds(lists.mine) }
    const shared = (list: Identified[]) =>
      toIds(list).filter((id) => ids.theirs.includes(id) && ids.mine.includes(id))
    const orders = { base: shared(lists.base), theirs: shared(lists.theirs), mine: shared(lists.mine) }
    const picked = isSame(orders.theirs, orders.mine) ? orders.mine : pick(orders, path, 'order')
    return picked === orders.theirs ? mergeOrders(ids.theirs, ids.mine) : mergeOrders(ids.mine, ids.theirs)
  }
}

/** Every path at which `theirs` and `mine` differ, in document order. */
export function listChanges(copies: ThreeCopies, isWhole?: MergeOptions['isWhole']): Change[] {
  const changes: Change[] = []
  mergeDocuments(copies, {
    choose: (change) => {
      changes.push(change)
      return 'mine'
    },
    ...(isWhole === undefined ? {} : { isWhole }),
  })
  return changes
}

export const toPathKey = (path: DocumentPath): string => JSON.stringify(path)

const toIds = (list: Identified[]) => list.map(({ id }) => id)

/** `first`, with entries found only in `second` inserted after their predecessor there. */
function mergeOrders(first: readonly (string | number)[], second: readonly (string | number)[]) {
  const merged = [...first]
  for (const [index, id] of second.entries()) {
    if (merged.includes(id)) continue
    const before = second[index - 1]
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id)
  }
  return merged
}
