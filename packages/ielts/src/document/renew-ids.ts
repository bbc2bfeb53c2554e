import { createId } from '@console/values/ids/create-id'
import { isJsonObject, type JsonObject } from '@console/values/json/json-document'

/** Fields that hold the id of something else. */
const referenceFields = ['questionId', 'dropId']

/** A heading's `id` is the key of an option, and so not its own. */
const foreignFields = ['heading']

/** A copy of an object of the wire in which everything has an id of its own, and what pointed inside still does. */
export function renewIds<Value extends JsonObject>(value: Value): Value {
  /** Two things may have one id, such as a part and its first question: each gets its own. */
  const own = new Map<JsonObject, string>()
  /** Of an object: the new ids of what is below it, by the old ones. */
  const names = new Map<JsonObject, Map<unknown, string>>()
  collect(value, [])
  // Nothing but ids is another, each of them a text where one stood.
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

  /** Groups number their questions each from one: what is meant is what is nearest. */
  function follow(reference: unknown, within: readonly JsonObject[]): unknown {
    const nearest = within.find((object) => names.get(object)?.has(reference) === true)
    return nearest === undefined ? reference : names.get(nearest)?.get(reference)
  }
}
