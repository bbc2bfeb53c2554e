import { splitLines } from '@console/values/text/line-breaks'
import { Parser } from 'htmlparser2'

/** A block of a text, in reading order. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'item'; text: string }
  | { kind: 'table'; headings: string[]; rows: string[][] }
  | { kind: 'picture' }

/** Elements whose content is not visible text. */
const unseen = new Set([
  'style',
  'script',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'button',
  'select',
])
const breaking = new Set([
  ...['p', 'div', 'li', 'ul', 'ol', 'section', 'article', 'header', 'footer', 'main', 'aside', 'blockquote'],
  ...['pre', 'figure', 'figcaption', 'dl', 'dt', 'dd', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body'],
])

type OpenTable = { rows: string[][]; cell: string | null }

/**
 * Parses copied HTML without inserting it into a document. Understands Word's lists: paragraphs with a class, and the
 * bullet as text marked as ignorable.
 */
export function parseHtml(html: string): Block[] {
  const blocks: Block[] = []
  const open: string[] = []
  let hidden = 0
  let text = ''
  let style: { kind: 'paragraph' | 'item' } | { kind: 'heading'; level: number } = { kind: 'paragraph' }
  let table: OpenTable | null = null
  let nested = 0

  function flush() {
    const paragraphs = toLines(text)
    text = ''
    for (const line of paragraphs) blocks.push({ ...style, text: line })
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isHidden =
          unseen.has(name) || /mso-list:\s*ignore|display:\s*none/i.test(attributes['style'] ?? '')
        if (isHidden && !isVoid(name)) hidden += 1
        if (!isVoid(name)) open.push(isHidden ? `${name}!` : name)
        if (name === 'br') addText('\n')
        if (name === 'img' && table === null && hidden === 0) {
          flush()
          blocks.push({ kind: 'picture' })
        }
        if (name === 'table') {
          if (table === null) {
            flush()
            table = { rows: [], cell: null }
          } else nested += 1
        }
        if (table !== null) return nested === 0 ? openInTable(table, name) : undefined
        if (!breaking.has(name)) return
        flush()
        style = toStyle(name, attributes, open)
      },
      ontext: (found) => addText(found.replaceAll(/[ \t\r\n\u00a0]+/g, ' ')),
      onclosetag(name) {
        const last = open.lastIndexOf(name)
        const isHidden = open.at(-1) === `${name}!`
        if (isHidden) hidden -= 1
        if (isHidden) open.pop()
        else if (last !== -1) open.splice(last)
        if (name === 'table' && table !== null) {
          if (nested > 0) nested -= 1
          else {
            closeTable(table)
            table = null
          }
          return
        }
        if (table !== null) {
          if (nested === 0 && (name === 'td' || name === 'th')) closeCell(table)
          else if (breaking.has(name)) addText('\n')
          return
        }
        if (!breaking.has(name)) return
        flush()
        style = { kind: open.includes('li') ? 'item' : 'paragraph' }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  flush()
  return blocks

  function addText(found: string) {
    if (hidden > 0) return
    if (table === null) text += found
    else if (table.cell !== null) table.cell += found
  }

  function closeTable(done: OpenTable) {
    const [headings, ...rows] = done.rows.filter((cells) => cells.length > 0)
    if (headings !== undefined) blocks.push({ kind: 'table', headings, rows })
  }
}

const isVoid = (name: string) => ['br', 'img', 'hr', 'input', 'meta', 'link', 'col', 'wbr'].includes(name)

function toStyle(name: string, attributes: Record<string, string>, open: string[]) {
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return { kind: 'heading' as const, level: Number(level) }
  const wordLevel = /MsoHeading(\d)|Heading(\d)|MsoTitle/i.exec(attributes['class'] ?? '')
  if (wordLevel !== null)
    return { kind: 'heading' as const, level: Number(wordLevel[1] ?? wordLevel[2] ?? 1) }
  const isItem = open.includes('li') || /MsoListParagraph/i.test(attributes['class'] ?? '')
  return { kind: isItem ? ('item' as const) : ('paragraph' as const) }
}

function openInTable(table: OpenTable, name: string) {
  if (name === 'tr') table.rows.push([])
  if (name === 'td' || name === 'th') {
    if (table.rows.length === 0) table.rows.push([])
    table.cell = ''
  } else if (breaking.has(name) && table.cell !== null && table.cell.trim() !== '') table.cell += '\n'
}

function closeCell(table: OpenTable) {
  table.rows.at(-1)?.push(toLines(table.cell ?? '').join('\n'))
  table.cell = null
}

const toLines = (text: string) =>
  splitLines(text)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

/** The cells of the first table, headings first, or null if there is none. */
export function parseTableCells(html: string): string[][] | null {
  const table = parseHtml(html).find((block) => block.kind === 'table')
  return table === undefined ? null : [table.headings, ...table.rows]
}
