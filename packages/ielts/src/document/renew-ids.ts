import { createId } from '@console/values/ids/create-id'
import { isJsonObject, type JsonObject } from '@console/values/json/json-document'

/** Fields that refer to the id of another object. */
const referenceFields = ['questionId', 'dropId']

/** The `id` of a heading is the key of an option. */
const foreignFields = ['heading']

/** Copies a wire object with new ids throughout; references within the copy follow them. */
export function renewIds<Value extends JsonObject>(value: Value): Value {
  /** New ids by object, because two objects may share an id, such as a part and its first question. */
  const own = new Map<JsonObject, string>()
  /** For each object, the new ids of its descendants by their old ids. */
  const names = new Map<JsonObject, Map<unknown, string>>()
  collect(value, [])
  // Nothing but the ids changes.
  return renewObject(value, []) as Value

  function collect(inner: unknown, above: readonly JsonObject[]) {
    if (Array.isArray(inner)) for (const entry of inner) collect(entry, above)
    if (!isJsonObject(inner)) return
    names.set(inner, new Map())
    if (inner['id'] !== undefined) {
      const id = createId()
      own.set(inner, id)
      for (const outer of above) names.get(outer)?.set(inner['id'], id)
    }
    for (const [key, field] of Object.entries(inner)) {
      if (!foreignFields.includes(key)) collect(field, [inner, ...above])
    }
  }

  function renewObject(object: JsonObject, above: readonly JsonObject[]): JsonObject {
    const within = [object, ...above]
    return Object.fromEntries(
      Object.entries(object).map(([key, field]) => {
        if (key === 'id') return [key, own.get(object) ?? field]
        if (referenceFields.includes(key)) return [key, follow(field, within)]
        return [key, foreignFields.includes(key) ? field : renew(field, within)]
      }),
    )
  }

  function renew(inner: unknown, above: readonly JsonObject[]): unknown {
    if (Array.isArray(inner)) return inner.map((entry) => renew(entry, above))
    return isJsonObject(inner) ? renewObject(inner, above) : inner
  }

  /** Groups may each number their questions from one, so a reference means the nearest object with that id. */
  function follow(reference: unknown, within: readonly JsonObject[]): unknown {
    const nearest = within.find((object) => names.get(object)?.has(reference) === true)
    return nearest === undefined ? reference : names.get(nearest)?.get(reference)
  }
}
