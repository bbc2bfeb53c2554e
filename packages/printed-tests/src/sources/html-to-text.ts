import { toNumeral } from '@console/ielts'
import { Parser } from 'htmlparser2'
import { toRowLines } from '../lines/to-row-lines.ts'
import { limitError, limits } from '../model/limits.ts'

type List = { style: string; next: number }

const unseen = new Set(['style', 'script', 'head', 'title', 'template', 'noscript', 'svg', 'select', 'xml'])
const breaking = new Set([
  ...[
    'p',
    'div',
    'section',
    'article',
    'blockquote',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'dt',
    'dd',
    'tr',
    'table',
    'li',
  ],
  ...['ul', 'ol', 'pre', 'header', 'footer', 'main', 'body', 'hr', 'figure', 'figcaption'],
])
const spaced = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'ul', 'ol'])

/** Whether the markup says more than the plain text beside it: Word, Google Docs and browsers lose some of it there. */
export const hasStructure = (html: string): boolean => /<(?:table|ol|ul)\b|mso-list/i.test(html)

/**
 * Copied HTML as lines of a printed page, taken apart without ever becoming part of a document: the cells of a table with
 * tabs between them, and the numbers and letters of lists, which are nowhere in its text.
 */
export function htmlToText(html: string): string {
  const isWord = /class="?Mso/i.test(html)
  const lines: string[] = []
  const lists: List[] = []
  const open: { name: string; isHidden: boolean }[] = []
  let line = ''
  let marker = ''
  let cells: string[][] | null = null

  const isHidden = () => open.some((each) => each.isHidden)
  function endLine() {
    const text = line.trim()
    line = ''
    if (text === '') return
    if (cells === null) lines.push(text)
    else cells.at(-1)?.push(text)
  }
  function addSpace() {
    if (cells === null && lines.at(-1) !== '') lines.push('')
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const style = attributes['style'] ?? ''
      if (name === 'br') return endBreak()
      if (breaking.has(name) && !(name !== 'li' && line !== '' && line === marker)) endLine()
      if (open.length > limits.depth) throw limitError('depth')
      open.push({ name, isHidden: unseen.has(name) || /display:\s*none/i.test(style) })
      if (name === 'ol' || name === 'ul') lists.push(toList(name, attributes))
      if (name === 'li') {
        marker = toMarker(lists.at(-1), attributes)
        line += marker
      }
      if (name === 'tr') cells = []
      if (name === 'td' || name === 'th') cells?.push([])
    },
    ontext(text) {
      if (!isHidden()) line += text.replaceAll(/[ \t\r\n\u00A0]+/g, ' ')
    },
    onclosetag(name) {
      const at = open.findLastIndex((each) => each.name === name)
      if (at !== -1) open.splice(at)
      if (name === 'td' || name === 'th') endLine()
      if (!breaking.has(name)) return
      const isBlank = line.trim() === ''
      endLine()
      if (name === 'ol' || name === 'ul') lists.pop()
      if (name === 'tr' && cells !== null) {
        lines.push(...toRowLines(cells))
        cells = null
      }
      if (spaced.has(name) && (!isWord || (name === 'p' && isBlank)) && lists.length === 0) addSpace()
    },
  })
  parser.end(html)
  endLine()
  return lines.join('\n')

  function endBreak() {
    if (line.trim() === '') addSpace()
    endLine()
  }
}

function toList(name: string, attributes: Record<string, string>): List {
  const said = /list-style-type:\s*([\w-]+)/i.exec(attributes['style'] ?? '')?.[1]
  const style = said ?? attributes['type'] ?? (name === 'ol' ? 'decimal' : 'disc')
  return { style, next: Number(attributes['start'] ?? 1) }
}

/** The mark that a browser prints before an item. */
function toMarker(list: List | undefined, attributes: Record<string, string>): string {
  if (list === undefined) return ''
  const style = /list-style-type:\s*([\w-]+)/i.exec(attributes['style'] ?? '')?.[1] ?? list.style
  const number = Number(attributes['value'] ?? list.next)
  list.next = number + 1
  const letter = String.fromCharCode('A'.charCodeAt(0) + number - 1)
  if (style === 'upper-alpha' || style === 'upper-latin' || style === 'A') return `${letter}. `
  if (style === 'lower-alpha' || style === 'lower-latin' || style === 'a') return `${letter.toLowerCase()}. `
  if (style === 'lower-roman' || style === 'i') return `${toNumeral(number - 1)}. `
  if (style === 'decimal' || style === '1') return `${number}. `
  return style === 'none' ? '' : '• '
}
