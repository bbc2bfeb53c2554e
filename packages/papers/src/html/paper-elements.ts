import {
  gapDots,
  type Line,
  listAnswerRows,
  type MarkedLine,
  type Paper,
  type PaperBlock,
} from '../layout/paper.ts'

export type PaperElement = {
  tag: string
  /** Name of the element for style sheets. */
  name?: string
  attributes?: Readonly<Record<string, string>>
  /** Link target: the number of a question in a key, or of a part in a transcript. */
  place?: string | undefined
  children: readonly PaperPiece[]
}

/** The caller decides where pictures may be loaded from. */
export type PaperPicture = { picture: string; description: string }

export type PaperPiece = string | PaperElement | PaperPicture

export type SheetSize = 'a4' | 'letter'

const auto = { dir: 'auto' }

const element = (
  tag: string,
  children: readonly PaperPiece[],
  { name, ...rest }: Partial<Omit<PaperElement, 'tag' | 'children'>> = {},
): PaperElement => ({ tag, children, ...(name !== undefined && { name }), ...rest })

/** A paper as HTML elements, to be rendered by the caller. */
export const toElements = ({ title, blocks }: Paper, size: SheetSize): PaperElement =>
  element('article', [element('h2', [title], { name: 'name', attributes: auto }), ...blocks.map(toPiece)], {
    name: 'paper',
    attributes: { 'data-sheet': size, 'aria-label': title },
  })

function toPiece(block: PaperBlock): PaperPiece {
  switch (block.kind) {
    case 'title': {
      const attributes = block.isOnNewPage === true ? { ...auto, 'data-new-page': 'true' } : auto
      return element('h3', [block.text], { name: 'title', attributes, place: block.place })
    }
    case 'heading':
    case 'subheading':
      return element('h4', [block.text], { name: block.kind, attributes: auto })
    case 'text':
      return element('p', toRuns(block.line), { attributes: auto })
    case 'rubric':
      return element('p', toRuns(block.line), { name: 'rubric', attributes: auto })
    case 'list':
      return toList(block.entries, block.isNested === true)
    case 'box': {
      const title = element('p', [block.title], { name: 'boxTitle', attributes: auto })
      return element('div', [...(block.title === '' ? [] : [title]), toList(block.entries, false)], {
        name: 'box',
      })
    }
    case 'steps': {
      const steps = block.lines.map((line) => element('li', toRuns(line), { attributes: auto }))
      return element('ol', steps, { name: 'steps' })
    }
    case 'table':
      return toTable(block)
    case 'picture':
      return { picture: block.address, description: block.description }
    case 'answers':
      return toAnswerLines(block.count)
    case 'ruled': {
      const lines = Array.from({ length: block.count }, () => element('div', [], { name: 'ruled' }))
      return element('div', lines, { attributes: { 'aria-hidden': 'true' } })
    }
    case 'kept':
      return element('div', block.blocks.map(toPiece), { name: 'kept' })
  }
}

const toRuns = (line: Line): PaperPiece[] =>
  line.map((run) => {
    if (typeof run === 'string') return run
    if ('strong' in run) return element('strong', [run.strong])
    return element('span', [element('strong', [String(run.gap)]), ` ${gapDots}`], { name: 'gap' })
  })

function toList(entries: readonly MarkedLine[], isNested: boolean): PaperElement {
  const items = entries.map(({ mark, line }) => {
    const text = element('span', toRuns(line), { attributes: auto })
    return mark === ''
      ? element('li', [text])
      : element('li', [element('strong', [mark]), text], { attributes: { 'data-marked': 'true' } })
  })
  return element('ul', items, { name: 'list', attributes: isNested ? { 'data-nested': 'true' } : {} })
}

function toTable({ heads, rows, isNumbered }: Extract<PaperBlock, { kind: 'table' }>): PaperElement {
  const body = rows.map((cells) =>
    element(
      'tr',
      cells.map((cell) => element('td', toRuns(cell), { attributes: toSpan(cells.length, heads.length) })),
      { place: isNumbered === true ? toText(cells[0]) : undefined },
    ),
  )
  const table = element('table', [...toHeads(heads), element('tbody', body)], {
    name: 'table',
    attributes: isNumbered === true ? { 'data-numbered': 'true' } : {},
  })
  return element('div', [table], { name: 'scroller' })
}

/** The only cell of a row goes across the table. */
const toSpan = (cells: number, columns: number) =>
  cells === 1 && columns > 1 ? { ...auto, colspan: String(columns) } : auto

/** A screen reader would announce an empty heading, so a column without one has an empty cell. */
function toHeads(heads: readonly string[]): PaperElement[] {
  if (heads.every((head) => head.trim() === '')) return []
  const cells = heads.map((head) =>
    head.trim() === '' ? element('td', []) : element('th', [head], { attributes: { ...auto, scope: 'col' } }),
  )
  return [element('thead', [element('tr', cells)])]
}

const toText = (line: Line = []): string =>
  line.map((run) => (typeof run === 'string' ? run : 'strong' in run ? run.strong : run.gap)).join('')

function toAnswerLines(count: number): PaperElement {
  const toCells = (number: number) => [
    element('th', [String(number)], { attributes: { scope: 'row' } }),
    element('td', []),
  ]
  const rows = listAnswerRows(count).map(({ left, right }) =>
    element('tr', [...toCells(left), ...(right === null ? [] : toCells(right))]),
  )
  return element('table', [element('tbody', rows)], {
    name: 'answers',
    attributes: { 'aria-label': 'Answers' },
  })
}
