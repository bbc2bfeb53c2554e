import { createDocumentStore, type DocumentStore } from '@console/authoring/document/document-store'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ArticleCommand,
  type ArticleContent,
  articleShape,
  isReadableTable,
  type Section,
} from './article-content.ts'
import { type ArticleDocument, articleDocumentSchema, blankArticle, type Id } from './article-document.ts'
import { convertSection, listLosses, textTypes } from './convert-section.ts'
import { insertItems, joinItem, moveItem, removeItem, retypeItem, splitItem } from './item-commands.ts'
import {
  buildSection,
  changeSection,
  copySection,
  insertSections,
  moveSection,
  removeSection,
  retitleSection,
} from './section-commands.ts'
import * as table from './table-commands.ts'

const { toContent, toDocument } = articleShape

const text = fc.string({ maxLength: 8 })
const title = fc.option(text)

/** Ids as the server assigns them: unique within an article. */
function withIds(sections: readonly Record<string, unknown>[]): ArticleDocument {
  let last = 0
  const own = (entry: object) => {
    last += 1
    return { id: last, ...entry }
  }
  const toSection = ({ parts, ...section }: Record<string, unknown>) => ({
    ...own(section),
    ...Object.fromEntries(
      Object.entries(parts ?? {}).map(([key, list]) => [key, Array.isArray(list) ? list.map(own) : []]),
    ),
  })
  return articleDocumentSchema.parse({
    ...blankArticle,
    title: 'Articles',
    contents: sections.map(toSection),
  })
}

const tableCells = fc.record({
  table_columns: fc.array(text, { maxLength: 4 }),
  table_rows: fc.array(fc.array(text, { maxLength: 5 }), { maxLength: 4 }),
})
const unreadable = fc.constant({ table_columns: 'Subject | Positive', table_rows: '?' })

const anyDocument = fc
  .array(
    fc.oneof(
      fc.record({ content_type: fc.constant('definition'), title }),
      fc.record({
        content_type: fc.constant('list'),
        title,
        parts: fc.record({ list_items: fc.array(fc.record({ list_item: text }), { maxLength: 4 }) }),
      }),
      fc.record({
        content_type: fc.constant('paragraph'),
        title,
        parts: fc.record({ paragraphs: fc.array(fc.record({ paragraph: text }), { maxLength: 4 }) }),
      }),
      fc.record({
        content_type: fc.constant('table'),
        title,
        parts: fc.record({ table_data: fc.array(fc.oneof(tableCells, unreadable), { maxLength: 2 }) }),
      }),
    ),
    { maxLength: 5 },
  )
  .map(withIds)

/** Random numbers for the choices of an edit. */
type Dice = { section: number; part: number; place: number; text: string }
type Edit = (content: ArticleContent, dice: Dice) => ArticleContent

const pick = <Value>(values: readonly Value[], number: number): Value | undefined =>
  values.length === 0 ? undefined : values[number % values.length]

const nothing: ArticleCommand = (content) => content

const onSection =
  (edit: (section: Section, dice: Dice) => ArticleCommand): Edit =>
  (content, dice) => {
    const section = content.sections[pick(content.order, dice.section) ?? 'none']
    return section === undefined ? content : edit(section, dice)(content)
  }

const onItem = (edit: (sectionId: Id, itemId: Id, dice: Dice) => ArticleCommand) =>
  onSection((section, dice) => {
    const item = 'items' in section ? pick(section.items, dice.part) : undefined
    return item === undefined ? nothing : edit(section.id, item.id, dice)
  })

const onTable = (edit: (cell: table.CellPosition, dice: Dice) => table.TableCommand) =>
  onSection((section, dice) => {
    if (section.content_type !== 'table') return nothing
    const found = section.tables.find(isReadableTable)
    const column = pick(found?.columns ?? [], dice.part)
    if (found === undefined || column === undefined) return nothing
    const row = pick([{ id: table.headingRow }, ...found.rows], dice.place)?.id ?? ''
    const place = { sectionId: section.id, tableId: found.id }
    return table.changeTable(place, edit({ row, column: column.id }, dice))
  })

let made = 0
const nextId = () => {
  made += 1
  return `made-${made}`
}

const edits: Edit[] = [
  (content, { part, place }) =>
    insertSections(place, [buildSection(pick(['paragraph', 'list', 'table'], part) ?? 'definition')])(
      content,
    ),
  onSection(({ id }, { text: typed }) => retitleSection(id, typed)),
  onSection(({ id }, { place }) => moveSection(id, place - 2)),
  onSection(({ id }) => removeSection(id)),
  onSection((section, { place }) => insertSections(place, [copySection(section)])),
  onSection(({ id }, { part }) =>
    changeSection(id, (section) => convertSection(section, pick(textTypes, part) ?? 'list')),
  ),
  onItem((section, item, { text: typed }) => retypeItem(section, item, typed)),
  onItem((section, id, { text: typed }) =>
    splitItem(section, { id, newId: nextId(), before: typed, after: typed }),
  ),
  onItem(joinItem),
  onItem((section, item, { place }) => moveItem(section, item, place - 2)),
  onItem(removeItem),
  onSection(({ id }, { place, text: typed }) => insertItems(id, place, [{ id: nextId(), text: typed }])),
  onTable((cell, { text: typed }) => table.retypeCell(cell, typed)),
  onTable((_cell, { place }) => table.addRow(place)),
  onTable((_cell, { place }) => table.addColumn(place)),
  onTable(({ row }, { place }) => table.moveRow(row, place - 2)),
  onTable(({ column }, { place }) => table.moveColumn(column, place - 2)),
  onTable(({ row }) => table.removeRow(row)),
  onTable(({ column }) => table.removeColumn(column)),
  onTable((cell, { text: typed }) => table.pasteCells(cell, [[typed, 'a'], ['b']])),
]

const steps = fc.array(
  fc.record({
    edit: fc.constantFrom(...edits),
    dice: fc.record({ section: fc.nat(9), part: fc.nat(9), place: fc.nat(5), text }),
  }),
  { maxLength: 30 },
)

function listIds(content: ArticleContent): Id[] {
  return content.order.flatMap((id) => {
    const section = content.sections[id]
    if (section === undefined || section.content_type === 'definition') return [id]
    if ('items' in section) return [id, ...section.items.map((item) => item.id)]
    const inTables = section.tables.filter(isReadableTable)
    return [
      id,
      ...section.tables.map((entry) => entry.id),
      ...inTables.flatMap(({ columns, rows }) => [...columns, ...rows].map((part) => part.id)),
    ]
  })
}

function expectSound(store: DocumentStore<ArticleContent>) {
  const content = store.read()
  const ids = listIds(content)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(content.sections).toSorted()).toEqual(content.order.map(String).toSorted())
  const document = toDocument(content)
  expect(articleDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document)
  expect(toDocument(toContent(document))).toEqual(document)
}

test('opening an article changes nothing in it, ragged and unreadable tables included', () => {
  void fc.assert(
    fc.property(anyDocument, (document) => {
      expect(toDocument(toContent(document))).toEqual(document)
    }),
  )
})

// proves 3.11, B48
test('after any edits an article can be written and read again, its ids are unique, and undo restores it exactly', () => {
  void fc.assert(
    fc.property(anyDocument, steps, (document, sequence) => {
      const store = createDocumentStore(toContent(document))
      const states = [store.read()]
      for (const { edit, dice } of sequence) {
        store.change('Edit', (content) => edit(content, dice))
        if (store.read() !== states.at(-1)) states.push(store.read())
        expectSound(store)
      }
      for (const state of states.toReversed()) {
        expect(store.read()).toBe(state)
        store.undo()
      }
      expect(toDocument(store.read())).toEqual(document)
      for (const state of states.slice(1)) {
        store.redo()
        expect(store.read()).toBe(state)
      }
    }),
    { numRuns: 300 },
  )
})

// proves B45
test('a conversion that reports no loss keeps every word', () => {
  const words = (section: Section) =>
    [section.title, ...('items' in section ? section.items.map((item) => item.text) : [])]
      .join(' ')
      .split(' ')
      .filter((word) => word !== '')
  void fc.assert(
    fc.property(anyDocument, fc.constantFrom(...textTypes), (document, type) => {
      const content = toContent(document)
      for (const id of content.order) {
        const section = content.sections[id]
        if (section === undefined || section.content_type === 'table' || listLosses(section, type).length > 0)
          continue
        expect(words(convertSection(section, type))).toEqual(words(section))
      }
    }),
  )
})
