import type { BeginBulk } from '@console/shared/bulk/bulk-action'
import { nameFields, toUserMessage } from '@console/shared/errors'
import type { WriteGuard } from '@console/shared/http'
import type { InvalidatedKeys } from '@console/shared/query/mutation-meta'
import type { Told } from '@console/shared/query/read-outcomes'
import { toServerFieldMessages } from '@console/shared/ui/form-messages'

/** A kind of record that is created in bulk. */
export type CreatedKind<Item, Payload extends object> = {
  words: { one: string; many: string }
  nameOf(payload: Payload): string
  /** Equal for two records that cannot both exist, such as a coupon's code. */
  keyOf(record: Item | Payload): string
  /** The field that must be unique, if it is a single one. */
  uniqueField?: string
  /** Whether a record on the server is what was to be created. */
  isSame(record: Item, payload: object): boolean
  fetchAll(): Promise<readonly Item[]>
  create(payload: Payload, guard: WriteGuard): Promise<unknown>
  invalidates: InvalidatedKeys
}

/** `number`: of its row in the file. */
export type NewRecord<Payload> = { payload: Payload; number?: number }

export type CreationOptions<Item, Payload extends object> = {
  kind: CreatedKind<Item, Payload>
  /** Shared by all attempts of one bulk creation, so that no record is created twice. */
  idempotencyScope: string
  /** The same record with another key, for one that was taken meanwhile; without it such a record is refused. */
  remake?(payload: Payload, taken: ReadonlySet<string>): Payload
}

/** How many keys are tried before a record is given up. */
const remakeLimit = 5

/**
 * For a bulk run: one POST for each record. The server's list is read first, so that a record whose creation got no
 * answer is recognised if it exists after all, and nothing is created twice.
 */
export const beginCreation =
  <Item, Payload extends object>({
    kind,
    idempotencyScope,
    remake,
  }: CreationOptions<Item, Payload>): BeginBulk<NewRecord<Payload>> =>
  async () => {
    let known = await readKnown(kind)

    async function create(item: NewRecord<Payload>, remakes = 0): Promise<void> {
      const key = kind.keyOf(item.payload)
      const there = known.get(key)
      if (there !== undefined) {
        if (kind.isSame(there, item.payload)) return
        if (remake === undefined || remakes >= remakeLimit)
          throw new Error(`${kind.nameOf(item.payload)} already exists.`)
        item.payload = remake(item.payload, new Set(known.keys()))
        return create(item, remakes + 1)
      }
      try {
        await kind.create(item.payload, { idempotencyKey: `${idempotencyScope}-${item.number ?? key}` })
      } catch (error) {
        const messages = toServerFieldMessages(error)
        if (kind.uniqueField !== undefined && messages?.[kind.uniqueField] !== undefined) {
          known = await readKnown(kind)
          if (known.has(kind.keyOf(item.payload))) return create(item, remakes)
        }
        // The sentence of the envelope names no field; here nothing else on screen does.
        throw messages === null
          ? error
          : new Error(nameFields(messages).join('. '), { cause: toUserMessage(error) })
      }
    }
    return (item) => create(item)
  }

/** For a bulk run: which of the records that may have been created are on the server. */
export async function checkCreated<Item, Payload extends object>(
  kind: CreatedKind<Item, Payload>,
  items: readonly NewRecord<Payload>[],
): Promise<Map<NewRecord<Payload>, Told>> {
  const there = await readKnown(kind).catch(() => null)
  if (there === null) return new Map()
  const reason = 'The server reported success, but does not have the record.'
  return new Map(
    items.map((item) => {
      const found = there.get(kind.keyOf(item.payload))
      if (found === undefined) return [item, { isDone: false, reason }]
      return [item, kind.isSame(found, item.payload) ? { isDone: true } : { isDone: false, reason: '' }]
    }),
  )
}

async function readKnown<Item, Payload extends object>({ fetchAll, keyOf }: CreatedKind<Item, Payload>) {
  return new Map((await fetchAll()).map((record) => [keyOf(record), record]))
}
