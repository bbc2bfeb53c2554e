import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { PaperBlock, Run } from '../layout/paper.ts'
import { toWordFile } from './to-word-file.ts'

test('leaves out characters that XML cannot hold, wherever a paper has text', async () => {
  const text = '\u0000a\u0001b\u000bc\u001b\ud800d\ufffe\t\u{1f600}é'
  const line: Run[] = [text, { strong: text }]
  const entries = [{ mark: text, line }]
  const blocks: PaperBlock[] = [
    { kind: 'title', text },
    { kind: 'heading', text },
    { kind: 'rubric', line },
    { kind: 'list', entries },
    { kind: 'box', title: text, entries },
    { kind: 'steps', lines: [line, line] },
    { kind: 'table', heads: [text], rows: [[line]] },
    { kind: 'picture', address: text, description: text },
    { kind: 'kept', blocks: [{ kind: 'text', line }] },
  ]
  const file = new Uint8Array(await (await toWordFile({ title: text, blocks }, 'a4')).arrayBuffer())
  const parts = Object.entries(unzipSync(file)).filter(([name]) => /\.(?:xml|rels)$/.test(name))
  const xml = parts.map(([, bytes]) => strFromU8(bytes)).join('')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
  expect(xml.match(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}|\ufffd/gu)).toBeNull()
  expect(xml.match(/abcd\t\u{1f600}é/gu)?.length).toBeGreaterThan(12)
})
