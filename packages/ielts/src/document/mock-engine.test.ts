import { isJsonObject, type JsonObject } from '@console/values/json/json-document'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listeningRules } from '../sections/listening/listening-rules.ts'
import { readingRules } from '../sections/reading/reading-rules.ts'
import { speakingRules } from '../sections/speaking/speaking-rules.ts'
import { writingRules } from '../sections/writing/writing-rules.ts'
import { duplicateNode } from './list-commands.ts'
import { type MockCommand, type MockContent, mockId } from './mock-content.ts'
import { type MockDocument, mockDocumentSchema } from './mock-document.schema.ts'
import { toFigures } from './mock-figures.ts'
import { isPart, listsOf, type MockNode } from './mock-node.ts'
import { toContent, toDocument } from './mock-normalization.ts'
import { arbitrarySteps, type Step, toCommand } from './testing/arbitrary-command.ts'
import { arbitraryMock } from './testing/arbitrary-mock.ts'
import { toBlankMock } from './to-blank-mock.ts'

const rules = {
  writing: writingRules,
  speaking: speakingRules,
  reading: readingRules,
  listening: listeningRules,
}

/** An edit with its consequences in the section, as an editor makes it. */
const toStep = (content: MockContent, step: Step): MockCommand =>
  rules[content.section].complete(toCommand(content, step))

test('normalising and denormalising any mock gives the same mock', () => {
  void fc.assert(
    fc.property(arbitraryMock, (mock) => {
      expect(toDocument(toContent(mock))).toEqual(mock)
    }),
  )
})

/** Every field at any depth of a JSON value. */
const listSpots = (value: unknown): { owner: JsonObject; field: string }[] => {
  if (Array.isArray(value)) return value.flatMap(listSpots)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([field, inner]) => [{ owner: value, field }, ...listSpots(inner)])
}

test('a draft with unknown data at any depth comes back unchanged', () => {
  const spoiled = fc.array(fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 })), { minLength: 1, maxLength: 5 })
  void fc.assert(
    fc.property(arbitraryMock, spoiled, (mock, values) => {
      const draft = structuredClone(mock)
      for (const [place, value] of values) {
        const spots = listSpots(draft.questions)
        const spot = spots[place % Math.max(1, spots.length)]
        if (spot !== undefined) spot.owner[spot.field] = JSON.parse(JSON.stringify(value))
      }
      expect(toDocument(toContent(draft))).toEqual(draft)
    }),
    { numRuns: 500 },
  )
})

test('keeps an invalid id that cannot be converted to text', () => {
  const id = { toString: 0 }
  const draft: MockDocument = {
    ...toBlankMock('speaking'),
    questions: { parts: [{ id, questions: [{ id, question: 'Where do you live?' }] }] },
  }
  expect(toDocument(toContent(draft))).toEqual(draft)
})

// proves B66
test('after any edits the content still matches its document through JSON', () => {
  void fc.assert(
    fc.property(arbitraryMock, arbitrarySteps, (mock, steps) => {
      const edited = steps.reduce((content, step) => toStep(content, step)(content), toContent(mock))
      const document = toDocument(edited)
      const kept = mockDocumentSchema.parse(JSON.parse(JSON.stringify(document)))
      expect(toDocument(toContent(kept))).toEqual(JSON.parse(JSON.stringify(document)))
      expect(toFigures(toContent(document))).toMatchObject(countsOf(edited))
    }),
  )
})

// proves B66
test('after any edits the nodes form a tree, and no reference is left dangling', () => {
  void fc.assert(
    fc.property(arbitraryMock, arbitrarySteps, (mock, steps) => {
      let content = toContent(mock)
      const before = listReferences(content).filter((reference) => !listIds(content).includes(reference))
      for (const step of steps) content = toStep(content, step)(content)
      expectTree(content)
      const ids = listIds(content)
      const orphans = listReferences(content).filter((reference) => !ids.includes(reference))
      expect(orphans.filter((orphan) => !before.includes(orphan))).toEqual([])
    }),
  )
})

// proves B63
test('a copy has new ids throughout, and its answers refer to its own questions', () => {
  void fc.assert(
    fc.property(arbitraryMock, (mock) => {
      const content = toContent(mock)
      for (const part of Object.values(content.nodes).filter(isPart)) {
        const copied = duplicateNode(part.id)(content)
        const made = Object.values(copied.nodes).filter(({ id }) => !Object.hasOwn(content.nodes, id))
        const own = made.map(readOwnId)
        expect(new Set(own).size).toBe(own.length)
        expect(own.filter((id) => listIds(content).includes(id))).toEqual([])
      }
    }),
    { numRuns: 40 },
  )
})

const countsOf = (content: MockContent) => {
  const { questions, marks } = toFigures(content)
  return { questions, marks }
}

function expectTree({ nodes }: MockContent) {
  const seen: string[] = []
  const visit = (id: string) => {
    const node = nodes[id]
    expect(node, `a node named ${id}`).toBeDefined()
    seen.push(id)
    for (const entry of Object.values(listsOf(node)).flatMap((list) => list ?? [])) {
      expect(nodes[entry]?.parent).toBe(id)
      visit(entry)
    }
  }
  visit(mockId)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.toSorted()).toEqual(Object.keys(nodes).toSorted())
}

const listIds = ({ nodes }: MockContent) => Object.values(nodes).map(readOwnId)

const readOwnId = ({ fields }: MockNode) => ('id' in fields ? fields.id : undefined)

function listReferences({ nodes }: MockContent): (string | number)[] {
  return Object.values(nodes).flatMap((node): (string | number)[] => {
    switch (node.kind) {
      case 'reading.paragraph':
        return node.fields.dropId == null ? [] : [node.fields.dropId]
      case 'listening.group':
        return (node.fields.correct_answer ?? []).flatMap((answer) =>
          typeof answer === 'string' ? [] : answer.questionId,
        )
      default:
        return []
    }
  })
}
