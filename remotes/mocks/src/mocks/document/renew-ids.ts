import { createId } from '@console/shared/document/create-id'
import { isJsonObject, type JsonObject } from './json.ts'

/** Fields that hold the id of something else. */
const referenceFields = ['questionId', 'dropId']

/** A heading's `id` is the key of an option, and so not its own. */
const foreignFields = ['heading']

/** A copy of an object of the wire in which everything has an id of its own, and what pointed inside still does. */
export function renewIds(value: JsonObject): JsonObject {
  const own = new Map<JsonObject, string>()
  const names = new Map<unknown, string>()
  collect(value)
  return renewObject(value)

  function collect(inner: unknown) {
    if (Array.isArray(inner)) return inner.forEach(collect)
    if (!isJsonObject(inner)) return
    if (inner['id'] !== undefined) name(inner)
    for (const [key, field] of Object.entries(inner)) if (!foreignFields.includes(key)) collect(field)
  }

  /** Two things may have one id, such as a part and its first question: each gets its own. */
  function name(object: JsonObject) {
    const id = createId()
    own.set(object, id)
    names.set(object['id'], id)
  }

  function renewObject(object: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(object).map(([key, field]) => {
        if (key === 'id') return [key, own.get(object) ?? field]
        if (referenceFields.includes(key)) return [key, names.get(field) ?? field]
        return [key, foreignFields.includes(key) ? field : renew(field)]
      }),
    )
  }

  function renew(inner: unknown): unknown {
    if (Array.isArray(inner)) return inner.map(renew)
    return isJsonObject(inner) ? renewObject(inner) : inner
  }
}
