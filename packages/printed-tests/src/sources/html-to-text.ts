import { isVerdict, toLetter } from '@console/ielts'
import { Parser } from 'htmlparser2'
import { openCell, type TableCell, toTableLines } from '../lines/to-row-lines.ts'
import { limitError, limits } from '../model/limits.ts'
import { toListMark } from './list-marks.ts'
import { fill, markEmphasis, withEmphasis } from './mark-emphasis.ts'

type List = { style: string; next: number; step: number }

const unseen = new Set(['style', 'script', 'head', 'title', 'template', 'noscript', 'svg', 'select', 'xml'])
/** By style, or said to those alone who hear the page. */
const hidden =
  /display:\s*none|\b(?:accesshide|feedbackspan|question_points_holder|user_points|sr-only|visually-hidden|screen-reader-text)\b/i
/** A key that a button of the page shows. */
const folded = /\b(?:answers?|key\d*|solutions?)(?![a-z])/i
const spaced = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'ul', 'ol'])
const breaking = new Set([
  ...[...spaced, 'div', 'section', 'article', 'blockquote', 'dt', 'dd', 'tr', 'li', 'pre'],
  ...['header', 'footer', 'main', 'body', 'hr', 'figure', 'figcaption', 'button'],
])

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
  const open: (Record<'isHidden' | 'isAnswer' | 'isBold' | 'isColoured' | 'isTab', boolean> & {
    name: string
  })[] = []
  let line = ''
  let plain = ''
  let marker = ''
  /** If a cell holds a table, only the inner table has rows. */
  const tables: TableCell[][][] = []
  let choices: string[] = []
  const offers: string[] = []

  const isHidden = () => open.some((each) => each.isHidden)
  const isAnswer = () => open.some((each) => each.isAnswer)
  function endLine() {
    const text = withEmphasis(line.trim(), plain)
    line = ''
    plain = ''
    if (text === '') return
    const cell = tables.at(-1)?.at(-1)?.at(-1)
    if (cell === undefined) lines.push(text)
    else cell.lines.push(text)
  }
  function addGap() {
    if (!isHidden() && !/(?:_{2}|\.{3}|…)\s*$/.test(line)) line += ' _____ '
  }
  const isInTable = () => tables.at(-1)?.at(-1) !== undefined
  function addSpace() {
    if (!isInTable() && lines.at(-1) !== '') lines.push('')
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const style = attributes['style'] ?? ''
      if (name === 'br') return isHidden() ? undefined : endBreak()
      if (breaking.has(name) && !isAnswer() && !(name !== 'li' && line !== '' && line === marker)) endLine()
      if (open.length > limits.depth) throw limitError('depth')
      open.push({
        name,
        isHidden:
          unseen.has(name) ||
          (hidden.test(`${style} ${attributes['class']}`) &&
            !folded.test(`${attributes['id']} ${attributes['class']}`)),
        isAnswer: /\brightanswer\b/.test(attributes['class'] ?? ''),
        // All that Google Docs copies stands in a <b> that is not bold.
        isBold: /^(?:b|strong)$/.test(name)
          ? !/font-weight:\s*normal/i.test(style)
          : /font-weight:\s*(?:bold|[6-9]00)/i.test(style),
        isColoured: name === 'mark' || colour.test(style),
        isTab: /mso-tab-count/i.test(style),
      })
      if (name === 'ol' || name === 'ul') lists.push(toList(name, attributes))
      if (name === 'li') {
        marker = toMarker(lists.at(-1), attributes)
        line += marker
      }
      if (name === 'table') {
        printTable(tables.at(-1))
        tables.push([])
      }
      if (name === 'tr') tables.at(-1)?.push([])
      if (name === 'td' || name === 'th')
        tables
          .at(-1)
          ?.at(-1)
          ?.push(openCell(Number(attributes['colspan']), Number(attributes['rowspan'])))
      // Words to drag stand beside each other.
      if (attributes['draggable'] === 'true' && !breaking.has(name)) line += '\t'
      if (name === 'select') choices = []
      // The first of them may only ask to choose.
      if (name === 'option' && attributes['value'] !== '') choices.push('')
      if (!isField(name, attributes)) return
      // A field may have its number inside, and nowhere else.
      const number = /^\d{1,2}$/.exec(attributes['placeholder'] ?? '')?.[0]
      if (number !== undefined && !new RegExp(String.raw`\b${number}\W{0,3}$`).test(line))
        line += ` (${number})`
      addGap()
    },
    ontext(text) {
      if (open.at(-1)?.name === 'option' && choices.length > 0) choices.push(`${choices.pop()}${text}`)
      // “The correct answer is: liquid”, for those who hear the page, is that of the gap before it.
      const answer = /^the correct answer is: (.+)$/i.exec(text.trim())?.[1]
      if (isHidden() && answer !== undefined)
        line = line.replace(/(?<=\d.{0,3}) _____ ([^_]*)$/, ` {${answer}}$1`)
      if (isHidden()) return
      const isBlank = text.trim() === ''
      if (isBlank && open.at(-1)?.isTab && !open.some(({ name }) => name === 'u')) {
        line += '\t'
        return
      }
      if (isBlank && text.split('\u00A0').length > 3 && /^(?:span|u|ins)$/.test(open.at(-1)?.name ?? ''))
        return addGap()
      const said = text.replaceAll(/[ \t\r\n\u00A0]+/g, ' ')
      const isColoured = open.some((each) => each.isColoured)
      const isPlain = !isColoured && !open.some((each) => each.isBold)
      if (isPlain) plain += said
      const own = isPlain ? said : fill(line, said, { isColoured, isCell: isInTable() })
      // A field may have the line of the paper behind it.
      line += line.endsWith(' _____ ') ? own.replace(/^(?:_{2,80}|\.{3,80}|…{1,40})/, '') : own
    },
    onclosetag(name) {
      const at = open.findLastIndex((each) => each.name === name)
      if (at !== -1) open.splice(at)
      if (name === 'select' && !choices.every(isMark)) {
        addGap()
        const offer = choices.filter((choice) => !/^\s*(?:choose|select)\b.{0,20}$/i.test(choice)).join('\n')
        if (!offers.includes(offer)) offers.push(offer)
        line += String.fromCodePoint(firstOffer + offers.indexOf(offer))
      }
      if (name === 'td' || name === 'th') endLine()
      if (!breaking.has(name) || isAnswer()) return
      const isBlank = line.trim() === ''
      endLine()
      if (name === 'ol' || name === 'ul') lists.pop()
      if (name === 'table') printTable(tables.pop())
      if (spaced.has(name) && (!isWord || (name === 'p' && isBlank)) && lists.length === 0) addSpace()
    },
  })
  parser.end(html)
  endLine()
  return placeOffers(markEmphasis(lines), offers).join('\n')

  function printTable(rows: TableCell[][] = []) {
    lines.push(...toTableLines(rows.splice(0)))
  }

  function endBreak() {
    if (line.trim() === '') addSpace()
    endLine()
  }
}

const colour =
  /background(?:-color)?:\s*(?:yellow|lime|#ffff00|#00ff00)|(?<!-)color:\s*(?:red|green|#(?:ff0000|c00000|00b050|008000))/i

/** Letters and verdicts are chosen beside a question, and words in a gap. */
const isMark = (choice: string): boolean =>
  isVerdict(choice.trim()) || !/\p{L}{2}/u.test(choice.replace(/^[ivx]+$|select|choose/i, ''))

/** Stands behind a field and tells what it offers; nobody can type it. */
const firstOffer = 0xf0000
const offered = /[\u{F0000}-\u{FFFFD}]/gu

/** Choices that several fields share stand once below the last of them. */
function placeOffers(lines: readonly string[], offers: readonly string[]): string[] {
  const signs = lines.flatMap((line, index) => [...line.matchAll(offered)].map(([sign]) => ({ sign, index })))
  const shared = [...Map.groupBy(signs, ({ sign }) => sign).values()].filter((fields) => fields.length > 1)
  const lists = new Map(shared.map((fields) => [fields.at(-1)?.index, fields[0]?.sign.codePointAt(0) ?? 0]))
  return lines.flatMap((line, index) => {
    const choices = offers[(lists.get(index) ?? 0) - firstOffer]?.split('\n') ?? []
    const areLettered = choices.every((choice, nth) => new RegExp(`^${toLetter(nth)}[.)]? `).test(choice))
    const list = areLettered ? choices : ['', 'List of words', choices.join('\t')]
    return [line.replaceAll(offered, ''), ...list]
  })
}

/** Fields that candidates type in. */
const isField = (name: string, { type = 'text' }: Record<string, string>): boolean =>
  name === 'textarea' || (name === 'input' && /^(?:text|number|search)?$/i.test(type))

function toList(name: string, attributes: Record<string, string>): List {
  const said = /list-style-type:\s*([\w-]+)/i.exec(attributes['style'] ?? '')?.[1]
  const style = said ?? attributes['type'] ?? (name === 'ol' ? 'decimal' : 'disc')
  return {
    style,
    next: Number(attributes['start'] ?? 1),
    step: 'reversed' in attributes && 'start' in attributes ? -1 : 1,
  }
}

/** The mark that a browser prints before an item. */
function toMarker(list: List | undefined, attributes: Record<string, string>): string {
  if (list === undefined) return ''
  const style = /list-style-type:\s*([\w-]+)/i.exec(attributes['style'] ?? '')?.[1] ?? list.style
  const number = Number(attributes['value'] ?? list.next)
  list.next = number + list.step
  const mark = toListMark(style, number) ?? '•'
  return mark === '' ? '' : `${mark}${mark === '•' ? '' : '.'} `
}
