import type { ChangeLabels } from '@console/shared/editing/editor-options'
import type { DocumentPath } from '@console/shared/editing/merge-documents'
import type { RecordId } from '@console/shared/http/record-list'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'
import { articleShape, isReadableTable, toSection } from '../document/article-content.ts'
import { type ArticleDocument, articleDocumentSchema } from '../document/article-document.ts'
import { readSectionTexts } from '../document/section-texts.ts'

const fieldLabels: Record<Exclude<keyof ArticleDocument, 'contents'>, string> = {
  title: 'Title',
  type: 'Type',
  sub_type: 'Subtype',
  status: 'Status',
  sub_title: 'Subtitle',
  image: 'List picture',
  blog_image: 'Article picture',
}

const valueLabels = new Map<unknown, string>([
  ...Object.entries(articleTypeLabels),
  ...Object.entries(articleSubTypeLabels),
  ...Object.entries(publicationLabels),
])

const sectionSchema = articleDocumentSchema.shape.contents.def.element

/** Describes the differences of two articles; sections are compared and merged as a whole. */
export const articleChangeLabels: ChangeLabels = {
  noun: 'article',
  label(path, document) {
    const [field, entry] = path
    if (field === 'contents') return typeof entry === 'object' ? nameSection(entry.id, document) : 'Sections'
    return Object.entries(fieldLabels).find(([name]) => name === field)?.[1] ?? 'Article'
  },
  text(value, path) {
    if (isSection(path)) return toSectionText(value)
    const [field] = path
    const isChoice = field === 'type' || field === 'sub_type' || field === 'status'
    return isChoice ? valueLabels.get(value) : undefined
  },
  table: (value, path) => (isSection(path) ? toSectionRows(value) : undefined),
  isWhole: isSection,
}

function isSection(path: DocumentPath): boolean {
  return path.length === 2 && path[0] === 'contents' && typeof path[1] === 'object'
}

function nameSection(id: RecordId, document: unknown): string {
  const found = articleDocumentSchema.safeParse(document).data
  if (found === undefined) return 'Section'
  const { order, sections } = articleShape.toContent(found)
  const title = sections[id]?.title?.trim()
  return title ? `Section “${shorten(title)}”` : `Section ${order.indexOf(id) + 1}`
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

function toSectionText(value: unknown): string | undefined {
  const section = sectionSchema.safeParse(value).data
  if (section === undefined) return undefined
  return readSectionTexts(toSection(section))
    .filter((text) => text !== '')
    .join('\n')
}

/** For a section with tables: its title, headings and rows. */
function toSectionRows(value: unknown): string[][] | undefined {
  const found = sectionSchema.safeParse(value).data
  const section = found === undefined ? undefined : toSection(found)
  if (section?.content_type !== 'table' || !section.tables.every(isReadableTable)) return undefined
  return [
    ...(section.title === null ? [] : [[section.title]]),
    ...section.tables.flatMap(({ columns, rows }) => [
      columns.map(({ text }) => text ?? ''),
      ...rows.map(({ cells }) => columns.map(({ id }) => cells[id] ?? '')),
    ]),
  ]
}
