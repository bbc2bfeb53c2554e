import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IStylesOptions,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TextRun,
} from 'docx'
import type { Paper, PaperBlock } from '../layout/paper.ts'
import { withoutForbidden } from './without-forbidden.ts'
import {
  indent,
  isHeld,
  thin,
  toAnswerLines,
  toEntry,
  toGrid,
  toPicture,
  toRuns,
  type WordPicture,
} from './word-parts.ts'

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** In twentieths of a point, Word's unit. */
const pages = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } }
const margin = 1020
type Pictures = ReadonlyMap<string, WordPicture>

const font = 'Georgia'
const black = '000000'

/** Black headings that are never alone at the foot of a page. */
const toHeadingStyle = (size: number, before: number, after: number) => ({
  run: { font, size, bold: true, color: black },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
})

const styles: IStylesOptions = {
  default: {
    document: { run: { font, size: 22 } },
    title: toHeadingStyle(30, 0, 60),
    heading1: { ...toHeadingStyle(26, 320, 120), run: { ...toHeadingStyle(26, 0, 0).run, allCaps: true } },
    heading2: toHeadingStyle(22, 280, 80),
    heading3: toHeadingStyle(23, 160, 120),
  },
}

/**
 * A paper as a Word file: the text and order of the print view, with Word's own headings and tables. A picture that is
 * missing from `pictures` is replaced by its description and address.
 */
export function toWordFile(
  paper: Paper,
  size: keyof typeof pages,
  pictures: Pictures = new Map(),
): Promise<Blob> {
  const { title, blocks } = withoutForbidden(paper)
  const page = { size: pages[size], margin: { top: margin, right: margin, bottom: margin, left: margin } }
  return Packer.toBlob(
    new Document({
      title,
      styles,
      sections: [
        {
          properties: { page },
          footers: { default: toFooter(title, pages[size].width - 2 * margin) },
          children: [
            new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
            ...blocks.flatMap((block) => toParagraphs(block, pictures, 'no')),
          ],
        },
      ],
    }),
  )
}

/** The name of the mock, with “3 of 9” on the right. */
const toFooter = (title: string, width: number) =>
  new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: 'right', position: width }],
        children: [
          new TextRun({ text: title, size: 18 }),
          new TextRun({ children: ['\t', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], size: 18 }),
        ],
      }),
    ],
  })

function toParagraphs(
  block: PaperBlock,
  pictures: Pictures,
  held: Parameters<typeof isHeld>[0],
): (Paragraph | Table)[] {
  const keepNext = isHeld(held, true)
  switch (block.kind) {
    case 'title':
      return [
        new Paragraph({
          text: block.text,
          heading: HeadingLevel.HEADING_1,
          pageBreakBefore: block.isOnNewPage === true,
        }),
      ]
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2 })]
    case 'subheading':
      return [
        new Paragraph({
          text: block.text,
          heading: HeadingLevel.HEADING_3,
          alignment: AlignmentType.CENTER,
        }),
      ]
    case 'text':
      return [
        new Paragraph({
          children: toRuns(block.line),
          spacing: { after: 120 },
          keepNext,
          keepLines: held !== 'no',
        }),
      ]
    case 'rubric':
      return [new Paragraph({ children: toRuns(block.line, true), spacing: { after: 120 }, keepNext: true })]
    case 'list':
      return block.entries.map((entry, at) =>
        toEntry(entry, block.isNested === true ? indent : 0, isHeld(held, at === block.entries.length - 1)),
      )
    case 'box':
      return [
        toGrid([
          [
            [
              ...(block.title === ''
                ? []
                : [new Paragraph({ children: toRuns([{ strong: block.title }]), keepNext: true })]),
              ...block.entries.map((entry) => toEntry(entry, 0, held !== 'no')),
            ],
          ],
        ]),
        new Paragraph({ keepNext }),
      ]
    case 'steps':
      return block.lines.flatMap((line, at) => [
        ...(at === 0
          ? []
          : [
              new Paragraph({
                text: '↓',
                alignment: AlignmentType.CENTER,
                spacing: { before: 40, after: 40 },
                keepNext: true,
              }),
            ]),
        toGrid([
          [
            [
              new Paragraph({
                children: toRuns(line),
                alignment: AlignmentType.CENTER,
                keepNext: isHeld(held, at === block.lines.length - 1),
              }),
            ],
          ],
        ]),
      ])
    case 'table':
      return [toTable(block, held), new Paragraph({ keepNext })]
    case 'picture':
      return [toPicture(block, pictures.get(block.address), keepNext)]
    case 'answers':
      return [toAnswerLines(block.count)]
    case 'ruled':
      return Array.from(
        { length: block.count },
        () => new Paragraph({ border: { bottom: thin }, spacing: { before: 200, after: 40 } }),
      )
    case 'kept':
      return block.blocks.flatMap((each, at) =>
        toParagraphs(each, pictures, at < block.blocks.length - 1 ? 'to-next' : 'together'),
      )
  }
}

/** The rows of a table that is kept together stay on one page, along with the next block if needed. */
function toTable(
  { heads, rows, isNumbered }: Extract<PaperBlock, { kind: 'table' }>,
  held: Parameters<typeof isHeld>[0],
): Table {
  const hasHeads = heads.some((head) => head.trim() !== '')
  return toGrid(
    [
      ...(hasHeads
        ? [heads.map((head) => [new Paragraph({ children: toRuns([{ strong: head }]), keepNext: true })])]
        : []),
      ...rows.map((cells) =>
        cells.map((cell) => [new Paragraph({ children: toRuns(cell), keepNext: held !== 'no' })]),
      ),
    ],
    { hasHeads, isNumbered: isNumbered === true },
  )
}
