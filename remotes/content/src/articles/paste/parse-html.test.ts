import { expect, test } from 'vitest'
import { type Block, parseHtml } from './parse-html.ts'

const toText = (block: Block): string => {
  if (block.kind === 'picture') return 'picture'
  if (block.kind === 'table') return [block.headings, ...block.rows].map((row) => row.join(' | ')).join(' / ')
  return `${block.kind}${block.kind === 'heading' ? ` ${block.level}` : ''}: ${block.text}`
}

test.each([
  ['headings of a page', '<h1>Tea</h1><h3>Green</h3>', ['heading 1: Tea', 'heading 3: Green']],
  [
    'headings of Word',
    '<p class="MsoTitle">Tea</p><p class="MsoHeading2">Green</p><p class="Heading3">Black</p>',
    ['heading 1: Tea', 'heading 2: Green', 'heading 3: Black'],
  ],
  [
    'a list of a page, with paragraphs in its items',
    '<p>Teas:</p><ul><li><p>Green</p></li><li>Black</li></ul><p>All.</p>',
    ['paragraph: Teas:', 'item: Green', 'item: Black', 'paragraph: All.'],
  ],
  [
    'a list of Word, without its bullets',
    '<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·</span>Green</p><p class="MsoNormal">All.</p>',
    ['item: Green', 'paragraph: All.'],
  ],
  ['line breaks', 'Green<br>and \n black', ['paragraph: Green', 'paragraph: and black']],
  [
    'a table, each cell of which is one text',
    '<table><tr><th>Tea</th><th>Origin</th></tr><tr><td><p>Green</p><p>leaf</p></td><td>Uji</td></tr></table>',
    ['Tea | Origin / Green\nleaf | Uji'],
  ],
  [
    'what is not seen, as nothing',
    '<style>p { margin: 0 }</style><p style="display: none">x</p><p>Tea</p><button>Copy</button>',
    ['paragraph: Tea'],
  ],
  [
    'pictures between paragraphs',
    'Green<img src="a.png">Black',
    ['paragraph: Green', 'picture', 'paragraph: Black'],
  ],
])('reads %s', (_, html, blocks) => {
  expect(parseHtml(html).map(toText)).toEqual(blocks)
})
