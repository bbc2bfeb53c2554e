import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, type Table } from 'docx'
import type { Paper, PaperBlock } from '../layout/paper.ts'
import {
  indent,
  thin,
  toAnswerLines,
  toEntry,
  toGrid,
  toPicture,
  toRuns,
  type WordPicture,
} from './word-parts.ts'

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** In twentieths of a point, as Word measures. */
const pages = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } }
const margin = 1020
type Pictures = ReadonlyMap<string, WordPicture>

/**
 * A paper as a Word file: the text and the order of the print view, with Word's own headings and tables. A picture that is
 * not among `pictures` stands there as its description and its address.
 */
export function toWordFile(
  { title, blocks }: Paper,
  size: keyof typeof pages,
  pictures: Pictures = new Map(),
): Promise<Blob> {
  const page = { size: pages[size], margin: { top: margin, right: margin, bottom: margin, left: margin } }
  return Packer.toBlob(
    new Document({
      title,
      styles: { default: { document: { run: { font: 'Georgia', size: 22 } } } },
      sections: [
        {
          properties: { page },
          children: [
            new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
            ...blocks.flatMap((block) => toParagraphs(block, pictures)),
          ],
        },
      ],
    }),
  )
}

function toParagraphs(block: PaperBlock, pictures: Pictures): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'title':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })]
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
      return [new Paragraph({ children: toRuns(block.line), spacing: { after: 120 } })]
    case 'rubric':
      return [new Paragraph({ children: toRuns(block.line, true), spacing: { after: 120 }, keepNext: true })]
    case 'list':
      return block.entries.map((entry) => toEntry(entry, block.isNested === true ? indent : 0))
    case 'box':
      return [
        toGrid([
          [
            [
              ...(block.title === '' ? [] : [new Paragraph({ children: toRuns([{ strong: block.title }]) })]),
              ...block.entries.map((entry) => toEntry(entry, 0)),
            ],
          ],
        ]),
        new Paragraph({}),
      ]
    case 'steps':
      return block.lines.flatMap((line, index) => [
        ...(index === 0 ? [] : [new Paragraph({ text: '↓', alignment: AlignmentType.CENTER })]),
        toGrid([[[new Paragraph({ children: toRuns(line), alignment: AlignmentType.CENTER })]]]),
      ])
    case 'table':
      return [
        toGrid([
          ...(block.heads.length === 0
            ? []
            : [block.heads.map((head) => [new Paragraph({ children: toRuns([{ strong: head }]) })])]),
          ...block.rows.map((cells) => cells.map((cell) => [new Paragraph({ children: toRuns(cell) })])),
        ]),
        new Paragraph({}),
      ]
    case 'picture':
      return [toPicture(block, pictures.get(block.address))]
    case 'answers':
      return [toAnswerLines(block.count)]
    case 'ruled':
      return Array.from(
        { length: block.count },
        () => new Paragraph({ border: { bottom: thin }, spacing: { before: 200, after: 40 } }),
      )
    case 'page':
      return [new Paragraph({ pageBreakBefore: true })]
  }
}
