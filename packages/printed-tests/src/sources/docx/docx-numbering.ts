import { toListMark } from '../list-marks.ts'
import { parseXml } from './parse-xml.ts'

type Level = { format: string; text: string; start: number }
/** `levels` are those that a list has instead of what it shares with others. */
type List = { abstract: string; starts: Map<number, number>; levels: Map<number, Level> }

export type ListItem = { list: string; level: number }

/** The numbers and letters that Word prints before the paragraphs of its lists; none of them is in its text. */
export type DocxNumbering = { next(item: ListItem): string }

/** `xml` is `word/numbering.xml`, or empty. */
export function readNumbering(xml: string): DocxNumbering {
  const { abstracts, lists } = parseNumbering(xml)
  const counts = new Map<string, number[]>()
  const begun = new Set<string>()

  function next({ list, level }: ListItem): string {
    const { abstract, starts, levels: changed } = lists.get(list) ?? noList()
    const levels = new Map([...(abstracts.get(abstract) ?? []), ...changed])
    const own = levels.get(level)
    if (own === undefined) return ''
    // Lists of one kind go on counting, until one says where it begins.
    const counted = counts.get(abstract) ?? []
    const start = starts.get(level)
    const isBegun = start === undefined || begun.has(`${list} ${level}`)
    counted[level] = ((isBegun ? counted[level] : undefined) ?? (start ?? own.start) - 1) + 1
    begun.add(`${list} ${level}`)
    counted.length = level + 1
    counts.set(abstract, counted)
    if (own.format === 'bullet') return '• '
    const marker = own.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const of = levels.get(at)
      const number = counted[at] ?? of?.start ?? 1
      return toListMark(of?.format ?? 'decimal', number) ?? String(number)
    })
    return marker === '' ? '' : `${marker} `
  }
  return { next }
}

const noList = (): List => ({ abstract: '', starts: new Map(), levels: new Map() })

function parseNumbering(xml: string) {
  const abstracts = new Map<string, Map<number, Level>>()
  const lists = new Map<string, List>()
  let levels = new Map<number, Level>()
  let level: Level = { format: 'decimal', text: '', start: 1 }
  let list = noList()
  /** Kinds of lists that are those of a style, and the kind that each style names. */
  const links = new Map<string, string>()
  const styles = new Map<string, string>()
  let abstract = ''
  let overridden = 0
  parseXml(xml, {
    onopentag(name, attributes) {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:abstractNum') {
        levels = new Map()
        abstract = attributes['w:abstractNumId'] ?? ''
        abstracts.set(abstract, levels)
      } else if (name === 'w:numStyleLink') links.set(abstract, value)
      else if (name === 'w:styleLink') styles.set(value, abstract)
      else if (name === 'w:lvl') {
        level = { format: 'decimal', text: '', start: 1 }
        levels.set(Number(attributes['w:ilvl'] ?? 0), level)
      } else if (name === 'w:start') level.start = Number(value)
      else if (name === 'w:numFmt') level.format = value
      else if (name === 'w:lvlText') level.text = value
      else if (name === 'w:num') {
        list = noList()
        levels = list.levels
        lists.set(attributes['w:numId'] ?? '', list)
      } else if (name === 'w:abstractNumId') list.abstract = value
      else if (name === 'w:lvlOverride') overridden = Number(attributes['w:ilvl'] ?? 0)
      else if (name === 'w:startOverride') list.starts.set(overridden, Number(value))
    },
  })
  for (const [from, style] of links) abstracts.set(from, abstracts.get(styles.get(style) ?? '') ?? new Map())
  return { abstracts, lists }
}
