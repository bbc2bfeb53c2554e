import type { MockDocument } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import { isJsonObject, type JsonObject } from '@console/values/json/json-document'

/** A text whose words may be replaced. Ids, addresses and unknown fields are excluded. */
export type ReplaceableText = {
  /** The JSON path: `questions/passages/0/title`. */
  path: string
  /** Counted from 1; null outside of parts. */
  part: number | null
  /** Whether it is an answer, or an option that answers repeat verbatim. */
  isKey: boolean
  text: string
}

/** The texts within a value: itself, its items, or its fields. */
type Shape = { text?: 'prose' | 'key'; each?: Shape; fields?: Readonly<Record<string, Shape>> }

const prose: Shape = { text: 'prose' }
const key: Shape = { text: 'key' }

/** Answers repeat text options verbatim; of options with a value, they repeat the key. */
const options: Shape = { each: { text: 'key', fields: { value: prose } } }

const group: Shape = {
  fields: {
    title: prose,
    instruction: prose,
    options,
    correct_answer: { each: { text: 'key', fields: { answer: key } } },
  },
}

const sides = { prefix: prose, suffix: prose }

const shapes: Record<MockSection, Shape> = {
  writing: { fields: { title: prose, parts: { each: { fields: { task: prose } } } } },
  reading: {
    fields: {
      passages: {
        each: {
          fields: {
            title: prose,
            // A heading assigned to a paragraph is an answer.
            paragraphs: {
              each: { fields: { content: prose, heading: { text: 'key', fields: { text: key } } } },
            },
            questions: {
              each: { fields: { ...group.fields, questions: { each: { fields: { text: prose } } } } },
            },
          },
        },
      },
    },
  },
  listening: {
    fields: {
      title: prose,
      parts: {
        each: {
          fields: {
            title: prose,
            questions: {
              each: {
                fields: {
                  ...group.fields,
                  question: {
                    each: { fields: { text: prose, blank: { fields: sides } } },
                    fields: {
                      headers: { each: prose },
                      rows: { each: { each: { fields: { ...sides, value: prose } } } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  speaking: {
    fields: {
      title: prose,
      parts: {
        each: {
          fields: {
            title: prose,
            cue_card: { fields: { topic: prose, bullets: { each: prose } } },
            questions: { each: { fields: { text: prose } } },
          },
        },
      },
    },
  },
}

const header = { name: prose, description: prose, tips_for_success: prose, instruction: prose }

/** Maps the replaceable texts. Unchanged branches keep their identity. */
export function mapTexts(document: MockDocument, change: (text: ReplaceableText) => string): MockDocument {
  const shape: Shape = { fields: { ...header, questions: shapes[document.section] } }
  // Safe: the mapping replaces texts by texts.
  return mapValue(document, shape, []) as MockDocument

  function mapValue(value: unknown, { text, each, fields }: Shape, path: readonly string[]): unknown {
    if (typeof value === 'string') {
      if (text === undefined) return value
      return change({ path: path.join('/'), part: toPart(path), isKey: text === 'key', text: value })
    }
    if (Array.isArray(value)) {
      if (each === undefined) return value
      const mapped = value.map((entry, index) => mapValue(entry, each, [...path, String(index)]))
      return mapped.some((entry, index) => entry !== value[index]) ? mapped : value
    }
    return isJsonObject(value) && fields !== undefined ? mapObject(value, fields, path) : value
  }

  function mapObject(value: JsonObject, fields: Readonly<Record<string, Shape>>, path: readonly string[]) {
    const changed = Object.entries(fields).flatMap(([field, inner]) => {
      if (!Object.hasOwn(value, field)) return []
      const mapped = mapValue(value[field], inner, [...path, field])
      return mapped === value[field] ? [] : [[field, mapped] as const]
    })
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  }
}

/** `questions/parts/1/…` belongs to part 2. */
const toPart = ([, list, index]: readonly string[]): number | null =>
  list === 'parts' || list === 'passages' ? Number(index) + 1 : null

export function listTexts(document: MockDocument): ReplaceableText[] {
  const texts: ReplaceableText[] = []
  mapTexts(document, (found) => {
    texts.push(found)
    return found.text
  })
  return texts
}
