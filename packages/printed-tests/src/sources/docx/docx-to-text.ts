import { openCell, type TableCell, toTableLines } from '../../lines/to-row-lines.ts'
import { limitError, limits } from '../../model/limits.ts'
import { markEmphasis, withEmphasis } from '../mark-emphasis.ts'
import type { DocxNumbering } from './docx-numbering.ts'
import type { DocxNumber } from './docx-parts.ts'
import { parseXml } from './parse-xml.ts'

/** Elements that are not printed, or printed elsewhere: deleted or moved text, field codes, older formats, fallbacks of drawings. */
const unseen = new Set([
  ...['w:delText', 'w:moveFrom', 'w:instrText', 'w:delInstrText', 'mc:Fallback', 'w:sectPr'],
  ...['w:pPrChange', 'w:rPrChange', 'w:tblPrChange', 'w:numberingChange'],
])

type DocxRules = {
  numbering: DocxNumbering
  styleOf(id: string): DocxNumber
  /** The lines of a diagram. */
  diagramOf(id: string): string[]
  /** The number of a picture in the document; null if it cannot be taken. */
  pictureOf(id: string): number | null
}

const plainRun = { isUnderlined: false, isHidden: false, isEmphasised: false }

/** `word/document.xml` as lines of a printed page, cells divided by tabs and lists with their numbers, as `htmlToText` gives them. */
export function docxToText(xml: string, { numbering, styleOf, diagramOf, pictureOf }: DocxRules): string {
  // A table is a list of rows, a row of cells, a cell of lines. What a text box holds is in the paragraph that it hangs on.
  const tables: TableCell[][][] = []
  const lines: string[] = []
  const open: DocxParagraph[] = []
  const path: string[] = []
  let hidden = 0
  let paragraphs = 0
  let run = plainRun
  /** Whether the content of a field is a placeholder, and how many such fields are open. */
  let isPlaceholder = false
  let placeholders = 0

  const cell = () => tables.at(-1)?.at(-1)?.at(-1)
  const target = () => cell()?.lines ?? lines
  const add = (text: string) => {
    const paragraph = open.at(-1)
    if (paragraph === undefined || run.isHidden) return
    if (!run.isEmphasised) paragraph.plain += text
    // A line to write on is often drawn as underlined spaces.
    paragraph.text += run.isUnderlined && text.trim() === '' && /\t|\s{3}/.test(text) ? '_____' : text
  }

  parseXml(xml, {
    onopentag(name, attributes) {
      const parent = path.at(-1)
      path.push(name)
      if (path.length > limits.depth) throw limitError('depth')
      if (unseen.has(name)) hidden += 1
      if (hidden > 0) return
      const value = attributes['w:val'] ?? ''
      const paragraph = open.at(-1)
      if (name === 'w:p') open.push(openParagraph())
      else if (name === 'w:tbl') tables.push([])
      else if (name === 'w:tr') tables.at(-1)?.push([])
      else if (name === 'w:tc') tables.at(-1)?.at(-1)?.push(openCell())
      else if (name === 'w:gridSpan') Object.assign(cell() ?? {}, { across: openCell(Number(value)).across })
      else if (name === 'w:r') run = { ...plainRun }
      else if (parent === 'w:rPr' && path.at(-3) === 'w:r') {
        if (name === 'w:u') run.isUnderlined = value !== 'none'
        if (isEmphasis(name, value)) run.isEmphasised = true
        if (name === 'w:vanish') run.isHidden = value !== '0' && value !== 'false'
      } else if (name === 'w:tab' && parent === 'w:tabs')
        paragraph?.stops.push(
          /^(?:dot|underscore|hyphen|middleDot|heavy)$/.test(attributes['w:leader'] ?? ''),
        )
      else if (name === 'w:tab' || name === 'w:ptab') add('\t')
      else if (name === 'w:br' || name === 'w:cr') add('\n')
      else if (name === 'w:noBreakHyphen') add('-')
      else if (name === 'w:sym') add(toSymbol(attributes['w:char'] ?? ''))
      else if (name === 'dgm:relIds') addDiagram(diagramOf(attributes['r:dm'] ?? ''))
      else if (name === 'c:chart') addDiagram([])
      else if (name === 'a:blip' && parent === 'pic:blipFill') addPicture(attributes['r:embed'])
      else if (name === 'v:imagedata') addPicture(attributes['r:id'])
      else if (name === 'v:textpath') add(attributes['string'] ?? '')
      else if (name === 'w:sdtPr') isPlaceholder = false
      else if (name === 'w:showingPlcHdr') isPlaceholder = value !== '0' && value !== 'false'
      else if (name === 'w:sdtContent' && isPlaceholder) placeholders += 1
      else if (paragraph !== undefined && name === 'w:pStyle') paragraph.style = value
      else if (paragraph !== undefined && name === 'w:numId') paragraph.number.list = value
      else if (paragraph !== undefined && name === 'w:ilvl') paragraph.number.level = Number(value)
    },
    ontext(text) {
      if (hidden > 0 || !/^[wm]:t$/.test(path.at(-1) ?? '')) return
      // “Click or tap here to enter text” is no text of the paper.
      if (placeholders === 0) add(text)
      else if (isPlaceholder) add('_____')
      if (placeholders > 0) isPlaceholder = false
    },
    onclosetag(name) {
      path.pop()
      if (unseen.has(name)) hidden -= 1
      if (hidden > 0) return
      if (name === 'w:sdtContent' && placeholders > 0) placeholders -= 1
      if (name === 'w:p') endParagraph()
      if (name === 'w:tbl') endTable()
    },
  })
  return markEmphasis(lines).join('\n')

  function endParagraph() {
    const paragraph = open.pop()
    if (paragraph === undefined) return
    const { list, level } = styleOf(paragraph.style)
    const item = { list: paragraph.number.list ?? list ?? '0', level: paragraph.number.level ?? level ?? 0 }
    const isPrinted = paragraph.text.trim() !== ''
    const marker = item.list === '0' || !isPrinted ? '' : numbering.next(item)
    paragraphs += 1
    if (paragraphs > limits.lines) throw limitError('lines')
    target().push(...printParagraph(paragraph, marker))
  }

  function addDiagram(said: readonly string[]) {
    target().push(...(said.length === 0 ? ['[Diagram]'] : said))
  }

  function addPicture(id = '') {
    const number = pictureOf(id)
    target().push(number === null ? '[Picture]' : `[Picture ${number}]`)
  }

  function endTable() {
    const printed = toTableLines(tables.pop() ?? [])
    target().push(...printed, ...(tables.length === 0 ? [''] : []))
  }
}

const isEmphasis = (name: string, value: string): boolean =>
  (name === 'w:b' && value !== '0' && value !== 'false') ||
  (name === 'w:highlight' && value !== 'none') ||
  (name === 'w:color' && /^(?:FF0000|C00000|00B050|008000)$/i.test(value))

/** Signs of Wingdings and Symbol that papers are printed with; they have no other code. */
function toSymbol(char: string): string {
  if (/^F0(?:E0|E8|AE)$/i.test(char)) return '→'
  if (/^F0(?:E2|EA|AF)$/i.test(char)) return '↓'
  if (/^F0(?:A8|6F|71|72)$/i.test(char)) return '□'
  return /^F0(?:B7|A7|6C|6E)$/i.test(char) ? '• ' : ' '
}

type DocxParagraph = {
  text: string
  /** Its words that are neither bold nor highlighted. */
  plain: string
  style: string
  number: DocxNumber
  /** Its tab stops: whether dots or a line lead to each. */
  stops: boolean[]
}

const openParagraph = (): DocxParagraph => ({
  text: '',
  plain: '',
  style: '',
  number: { list: null, level: null },
  stops: [],
})

/** Paragraphs of a text are longer than questions and options, and get an empty line below. */
const longest = 160

/** Its lines, with the line that a tab draws, and an empty one after the paragraphs of a text. */
function printParagraph({ text, plain, stops }: DocxParagraph, marker: string): string[] {
  const tabs = text.split('\t').length - 1
  // A hanging number has a stop that is not listed, so stops belong to the last tabs.
  const skipped = Math.max(0, tabs - stops.length)
  let at = 0
  const drawn = text.replaceAll('\t', () => {
    const isLine = stops[at - skipped] === true
    at += 1
    return isLine ? ' _____ ' : '\t'
  })
  const lines = `${marker}${drawn}`.split('\n').map((line) => line.trimEnd())
  if (drawn.length > longest) return [...lines, '']
  return lines.length === 1 ? lines.map((line) => withEmphasis(line, plain)) : lines
}
