import { docxParagraph, makeDocx, makeZip } from '@console/remote-kit/testing/office-files'
import { expect, test } from 'vitest'
import { readDocx } from './read-docx.ts'

const level = (index: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const numbering = `<w:numbering>
  <w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%2)')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'lowerRoman', '(%1)')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="2">${level(0, 'bullet', '')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="14"/></w:lvlOverride></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num>
</w:numbering>`
const item = (text: string, list: number, at = 0) =>
  docxParagraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`)
const read = (body: string, parts = {}) => readDocx(makeDocx(body, parts))?.text.split('\n')

test('reads the numbers and letters of lists as Word prints them', () => {
  const body = [
    item('Who said it?', 1),
    item('a cook', 1, 1),
    item('a guest', 1, 1),
    docxParagraph('Between the questions'),
    item('Where was it?', 1),
    item('in a cellar', 1, 1),
    item('Snow is dry.', 2),
    item('Ice is wet.', 2),
    item('A heading', 3),
    item('Another heading', 3),
    item('a point', 4),
  ].join('')
  expect(read(body, { 'numbering.xml': numbering })).toEqual([
    '1. Who said it?',
    'A) a cook',
    'B) a guest',
    'Between the questions',
    '2. Where was it?',
    'A) in a cellar',
    '14. Snow is dry.',
    '15. Ice is wet.',
    '(i) A heading',
    '(ii) Another heading',
    '• a point',
  ])
})

test('a level that a list begins at another number begins there below each item', () => {
  const started = numbering.replace(
    '<w:num w:numId="3">',
    '<w:num w:numId="9"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="1"><w:startOverride w:val="3"/></w:lvlOverride></w:num>$&',
  )
  const body = [item('One', 9), item('c', 9, 1), item('d', 9, 1), item('Two', 9), item('c', 9, 1)].join('')
  expect(read(body, { 'numbering.xml': started })).toEqual(['1. One', 'C) c', 'D) d', '2. Two', 'C) c'])
})

test('reads a list that comes from the paragraph’s style or from its base style', () => {
  const styles = `<w:styles>
    <w:style w:styleId="Numbered"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
    <w:style w:styleId="Own"><w:basedOn w:val="Numbered"/></w:style></w:styles>`
  const body =
    docxParagraph('One', '<w:pStyle w:val="Own"/>') +
    docxParagraph('None', '<w:pStyle w:val="Own"/><w:numPr><w:numId w:val="0"/></w:numPr>') +
    docxParagraph('Two', '<w:pStyle w:val="Numbered"/>')
  expect(read(body, { 'numbering.xml': numbering, 'styles.xml': styles })).toEqual([
    '1. One',
    'None',
    '2. Two',
  ])
})

const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => docxParagraph(text)).join('')}</w:tc>`
const table = (...rows: string[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`

test.each([
  ['cells with a tab between them', table(cell('1') + cell('ice')), ['1\tice', '']],
  ['a box around lines as its lines', table(cell('A straw', 'B rope')), ['A straw', 'B rope', '']],
  ['columns of a key line by line', table(cell('1', '2') + cell('ice', 'snow')), ['1\tice', '2\tsnow', '']],
  [
    'a cell with a long text as one',
    table(cell('Where', 'it was') + cell('in a cellar')),
    ['Where it was\tin a cellar', ''],
  ],
])('reads a table: %s', (_, body, lines) => {
  expect(read(body)).toEqual(lines)
})

const run = (content: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`
const underlined = '<w:u w:val="single"/>'

test.each([
  [
    'underlined spaces are a gap',
    run('<w:t>8 put in a </w:t>') + run('<w:t>      </w:t>', underlined),
    '8 put in a _____',
  ],
  ['an underlined tab is a gap', run('<w:t>8 </w:t>') + run('<w:tab/>', underlined), '8 _____'],
  [
    'underlined words stay words',
    run('<w:t>NO</w:t>', underlined) + run('<w:t> </w:t>', underlined) + run('<w:t>MORE</w:t>', underlined),
    'NO MORE',
  ],
  ['a hidden text is left out', run('<w:t>seen</w:t>') + run('<w:t>unseen</w:t>', '<w:vanish/>'), 'seen'],
  [
    'what was deleted is left out, what was added stays',
    `<w:del>${run('<w:delText>old</w:delText>')}</w:del><w:ins>${run('<w:t>new</w:t>')}</w:ins>`,
    'new',
  ],
  ['codes of fields are left out', run('<w:instrText>PAGE</w:instrText>') + run('<w:t>3</w:t>'), '3'],
  ['an arrow of Wingdings', run('<w:sym w:font="Wingdings" w:char="F0E0"/>'), '→'],
])('%s', (_, runs, line) => {
  expect(read(`<w:p>${runs}</w:p>`)).toEqual([line])
})

test('reads a tab with a dotted leader as a gap, but not one after a hanging number', () => {
  const stops = '<w:tabs><w:tab w:val="left" w:leader="dot" w:pos="9000"/></w:tabs>'
  expect(read(docxParagraph('8\tName:\t', stops))).toEqual(['8\tName: _____'])
})

test('reads a text box once although the file contains it twice', () => {
  const box = (text: string) => `<w:txbxContent>${docxParagraph(text)}</w:txbxContent>`
  const body = `<w:p><w:r><mc:AlternateContent><mc:Choice>${box('A straw')}</mc:Choice><mc:Fallback>${box('A straw')}</mc:Fallback></mc:AlternateContent></w:r>${run('<w:t>after it</w:t>')}</w:p>`
  expect(read(body)).toEqual(['A straw', 'after it'])
})

test('reads what a diagram and an ornamental text say, and names a diagram that says nothing', () => {
  const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`
  const box = (text: string) => `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`
  const parts = {
    '_rels/document.xml.rels': `<Relationships>${relation('d1', 'diagrams/data1.xml')}${relation('d2', '/word/diagrams/data2.xml')}</Relationships>`,
    'diagrams/data1.xml': `<dgm:dataModel>${box('Ice is cut')}${box('It is kept in 1 ____')}<dgm:pt><dgm:t><a:p/></dgm:t></dgm:pt></dgm:dataModel>`,
    'diagrams/data2.xml': '<dgm:dataModel/>',
  }
  const body = [
    `<w:p><w:r><w:drawing><dgm:relIds r:dm="d1"/></w:drawing></w:r></w:p>`,
    `<w:p><w:r><w:drawing><dgm:relIds r:dm="d2"/></w:drawing></w:r></w:p>`,
    `<w:p><w:r><w:pict><v:textpath string="The ice trade"/></w:pict></w:r></w:p>`,
  ]
  expect(read(body.join(''), parts)?.filter((line) => line !== '')).toEqual([
    'Ice is cut',
    'It is kept in 1 ____',
    '[Diagram]',
    'The ice trade',
  ])
})

test('marks where a picture stands, and takes each of them once', () => {
  const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`
  const drawn = (id: string) =>
    `<w:p><w:r><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></w:r></w:p>`
  const reading = readDocx(
    makeDocx(['p2', 'p1', 'p2', 'p3'].map(drawn).join(''), {
      '_rels/document.xml.rels': `<Relationships>${relation('p1', 'media/image1.jpeg')}${relation('p2', 'media/image2.png')}${relation('p3', 'media/image3.emf')}</Relationships>`,
      'media/image1.jpeg': 'one',
      'media/image2.png': 'two',
      'media/image3.emf': 'three',
    }),
  )
  expect(reading?.text.split('\n').filter((line) => line !== '')).toEqual([
    '[Picture 1]',
    '[Picture 2]',
    '[Picture 1]',
    '[Picture]',
  ])
  expect(reading?.pictures.map(({ name }) => name)).toEqual(['image2.png', 'image1.jpeg'])
})

test('the placeholder of an empty field is a gap, and what was filled in is text', () => {
  const field = (text: string, properties = '') =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run(`<w:t>${text}</w:t>`)}</w:sdtContent></w:sdt>`
  expect(
    read(
      `<w:p>${run('<w:t>1 Name: </w:t>')}${field('Type your name', '<w:showingPlcHdr/>')}${field(' Lund')}</w:p>` +
        `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${docxParagraph('Write the day here')}</w:sdtContent></w:sdt>`,
    ),
  ).toEqual(['1 Name: _____ Lund', '_____'])
})

test('separates the paragraphs of a text with empty lines, and nothing else', () => {
  const long = 'In 1853 Elisha Otis stood on a platform above a crowd and had the rope cut. '.repeat(3).trim()
  expect(read(docxParagraph(long) + docxParagraph('8 Otis fell.'))).toEqual([long, '', '8 Otis fell.'])
})

test('finds no text in an archive that is not a Word document', () => {
  expect(readDocx(makeZip({ 'content.xml': '<office/>' }))).toBeNull()
})

test('cells of a table stay in their columns where others are merged', () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${docxParagraph(text)}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const rows = [
    row(cell('Period'), cell('Region'), cell('Crop')),
    row(cell('before 1800', '<w:vMerge w:val="restart"/>'), cell('north'), cell('rye')),
    row(cell('', '<w:vMerge/>'), cell('south'), cell('31 ____')),
    row(cell('Main change', '<w:gridSpan w:val="2"/>'), cell('32 ____')),
    row(cell('Later', '<w:gridSpan w:val="2"/>'), cell('')),
    row(cell(''), cell('west'), cell('33 ____')),
  ]
  expect(read(`<w:tbl>${rows.join('')}</w:tbl>`)).toEqual([
    'Period\tRegion\tCrop',
    'before 1800\tnorth\trye',
    '–\tsouth\t31 ____',
    'Main change\t–\t32 ____',
    'Later',
    '–\twest\t33 ____',
    '',
  ])
})

test('a list has the levels of the style that it names, and its own instead of those that it shares', () => {
  const linked = `<w:numbering>
    <w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Options"/></w:abstractNum>
    <w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Options"/>${level(0, 'upperLetter', '%1.')}</w:abstractNum>
    <w:abstractNum w:abstractNumId="2">${level(0, 'decimal', '%1.')}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="2"/><w:lvlOverride w:ilvl="0">${level(0, 'lowerLetter', '%1)')}</w:lvlOverride></w:num>
    <w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num>
  </w:numbering>`
  const body = [item('wood', 1), item('stone', 1), item('rope', 2), item('Why?', 3)].join('')
  expect(read(body, { 'numbering.xml': linked })).toEqual(['A. wood', 'B. stone', 'a) rope', '2. Why?'])
})
