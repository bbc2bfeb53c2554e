import {
  AlignmentType,
  BorderStyle,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { gapDots, type Line, listAnswerRows, type MarkedLine, type PaperBlock } from '../layout/paper.ts'

/** In twentieths of a point, Word's unit. */
export const indent = 620

/** Maximum pixels of a picture on a page, leaving room below a map for its questions. */
const pictureSpace = { width: 650, height: 600 }

/** A PNG picture, with its size in pixels. */
export type WordPicture = { data: Uint8Array<ArrayBuffer>; width: number; height: number }

export const thin = { style: BorderStyle.SINGLE, size: 4, color: 'auto', space: 1 }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/**
 * Whether a block may be split between pages: it may, it stays together, or it stays together and with the next block.
 */
type Held = 'no' | 'together' | 'to-next'

/** Whether a paragraph of a block stays on the page of the next paragraph. */
export const isHeld = (held: Held, isLast: boolean): boolean =>
  held === 'to-next' || (held === 'together' && !isLast)

export const toRuns = (line: Line, italics = false): TextRun[] =>
  line.flatMap((run) => {
    if (typeof run === 'string') return new TextRun({ text: run, italics })
    if ('strong' in run) return new TextRun({ text: run.strong, bold: true, italics })
    return [new TextRun({ text: String(run.gap), bold: true }), new TextRun({ text: `\u00a0${gapDots}` })]
  })

export function toPicture(
  { description, address }: Extract<PaperBlock, { kind: 'picture' }>,
  picture: WordPicture | undefined,
  keepNext: boolean,
): Paragraph {
  if (picture === undefined)
    return new Paragraph({ children: toRuns([`[${description}: ${address}]`], true), keepNext })
  const { data, width, height } = picture
  const scale = Math.min(1, pictureSpace.width / width, pictureSpace.height / height)
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 120 },
    keepNext,
    children: [
      new ImageRun({
        type: 'png',
        data,
        transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
        altText: { name: description, title: description, description },
      }),
    ],
  })
}

export const toEntry = ({ mark, line }: MarkedLine, left: number, keepNext: boolean): Paragraph =>
  new Paragraph({
    keepNext,
    keepLines: true,
    children: [...(mark === '' ? [] : [new TextRun({ text: `${mark}\t`, bold: true })]), ...toRuns(line)],
    tabStops: [{ type: 'left', position: left + indent }],
    indent: mark === '' ? { left } : { left: left + indent, hanging: indent },
    spacing: { after: 60 },
  })

type GridFacts = { hasHeads: boolean; isNumbered: boolean }

/** Repeats the heading row at the top of each page. */
export const toGrid = (
  rows: readonly (readonly Paragraph[])[][],
  { hasHeads, isNumbered }: GridFacts = { hasHeads: false, isNumbered: false },
): Table => {
  const columns = Math.max(...rows.map((cells) => cells.length))
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          cantSplit: true,
          tableHeader: hasHeads && row === 0,
          children: cells.map(
            (children, column) =>
              new TableCell({
                children,
                margins: { top: 40, bottom: 40, left: 100, right: 100 },
                ...(isNumbered && { width: toWidth(column, cells.length) }),
                // The only cell of a row goes across the table.
                ...(cells.length === 1 && columns > 1 && { columnSpan: columns }),
              }),
          ),
        }),
    ),
  })
}

/** Numbers take a tenth of a table's width, and the other columns share the rest. */
const toWidth = (column: number, columns: number) => ({
  size: column === 0 ? 10 : 90 / (columns - 1),
  type: WidthType.PERCENTAGE,
})

/** Dotted lines to write answers on, without other borders. */
export function toAnswerLines(count: number): Table {
  const dotted = { ...thin, style: BorderStyle.DOTTED }
  const toPair = (number: number | null): TableCell[] => [
    new TableCell({
      width: { size: 8, type: WidthType.PERCENTAGE },
      borders: { top: none, bottom: none, left: none, right: none },
      children: [
        new Paragraph({
          alignment: AlignmentType.RIGHT,
          spacing: { before: 120 },
          children: number === null ? [] : toRuns([{ strong: String(number) }]),
        }),
      ],
    }),
    new TableCell({
      width: { size: 42, type: WidthType.PERCENTAGE },
      borders: { top: none, bottom: number === null ? none : dotted, left: none, right: none },
      children: [new Paragraph({})],
    }),
  ]
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: listAnswerRows(count).map(
      ({ left, right }) => new TableRow({ children: [...toPair(left), ...toPair(right)] }),
    ),
  })
}
