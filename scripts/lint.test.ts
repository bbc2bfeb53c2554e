import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './commands/workspace.ts'

const markup = 'Text must not become markup'
const codeAddress = 'An address must not be code'
const dataAddress = 'An address from data goes through'
const ownListeners = 'State outside React is a store of zustand'
const ownKeys = 'A key is read with readKey'
const typeLiteral = 'What differs by question type'
const secondKind = 'The kit has one of these'
const ownIds = 'An id comes from createId'
const innerAddress = 'An href within the console loads the whole page anew'
const deviceZone = 'A moment is shown with formatTime'
const fixedColour = 'The colour of letters is a token'

/** A line of a component or of a style sheet, and the complaint about it. */
const wrong: readonly [line: string, complaint: string][] = [
  [`export const a = <p dangerouslySetInnerHTML={{ __html: text }} />`, 'noDangerouslySetInnerHtml'],
  ['element.innerHTML = text', markup],
  ['element.innerHTML += text', markup],
  [`element['innerHTML'] = text`, markup],
  ['element.outerHTML = text', markup],
  ['frame.srcdoc = text', markup],
  [`element.insertAdjacentHTML('beforeend', text)`, markup],
  [`found?.insertAdjacentHTML('beforeend', text)`, markup],
  ['element.setHTMLUnsafe(text)', markup],
  ['range.createContextualFragment(text)', markup],
  [`new DOMParser().parseFromString(text, 'text/html')`, markup],
  ['document.write(text)', markup],
  ['document.writeln(text)', markup],
  ['eval(text)', 'noGlobalEval'],
  ['globalThis.eval(text)', 'noGlobalEval'],
  ['new Function(text)()', 'noImpliedEval'],
  [`setTimeout('go()', 10)`, 'noImpliedEval'],
  [`export const b = <a href="javascript:go()">Go</a>`, codeAddress],
  [`export const c = 'JavaScript:go()'`, codeAddress],
  [`export const d = \`vbscript:\${text}\``, codeAddress],
  ['export const e = <img src={text} alt="" />', dataAddress],
  ['export const f = <Button href={text}>Open</Button>', dataAddress],
  ['window.open(text)', dataAddress],
  ['location.href = text', dataAddress],
  ['location.assign(text)', dataAddress],
  [`export const j = <a href="/coupons/">Coupons</a>`, innerAddress],
  [`export const k = <Button href='/coupons/?new'>New</Button>`, innerAddress],
  ['const day = new Date(text).toLocaleString()', deviceZone],
  [`const day = moment.toLocaleDateString('en', { month: 'short' })`, deviceZone],
  ['moment.toLocaleTimeString()', deviceZone],
  [`if (window.confirm('Delete it?')) drop()`, 'noAlert'],
  [`alert('Saved')`, 'noAlert'],
  ['.note { color: #333; }', fixedColour],
  ['.note { color: rgb(0 0 0 / 60%); }', fixedColour],
  ['const shown = useSyncExternalStore(store.subscribe, store.read)', ownListeners],
  ['listeners.add(listener)', ownListeners],
  [`if (event.key === 'Enter') save()`, ownKeys],
  [`const isSave = keyEvent.key.toLowerCase() === 's'`, ownKeys],
  ['if (event.nativeEvent.isComposing) skip()', ownKeys],
  ['const { key, shiftKey } = event', ownKeys],
  ['function step({ key, shiftKey }: KeyboardEvent) {}', ownKeys],
  [`export const g = <Field onKeyDown={({ key }) => key === 'Enter' && save()} />`, ownKeys],
  ['export const h = <Input onPressEnter={save} />', ownKeys],
  [`if (group.type === 'matching_headings') drop()`, typeLiteral],
  [`const isNew = type !== 'a_new_type'`, typeLiteral],
  [`switch (type) { case 'map_labeling': draw() }`, typeLiteral],
  [`const gapped = ['note_completion', 'sentence_completion'].includes(type)`, typeLiteral],
  ['const id = crypto.randomUUID()', ownIds],
  ['const id = globalThis.crypto.randomUUID()', ownIds],
  [`import { Segmented } from 'antd'`, secondKind],
  [`import { Button, Select } from 'antd'`, secondKind],
  ['export const i = <select />', 'noRestrictedElements'],
  [`import { lazy } from 'react'`, 'use lazyWithRetry'],
  [`import posthog from 'posthog-js'`, 'use platform.telemetry'],
  [`import { toast } from 'sonner'`, 'use platform.notify'],
]

const right = [
  'element.textContent = text',
  'export const text = element.innerHTML',
  `setTimeout(() => go(), 10)`,
  '// javascript: and innerHTML in a comment',
  `export const a = <a href="https://example.com/">Example</a>`,
  `export const b = <Link to={path}>Open</Link>`,
  `const rows = count.toLocaleString('en')`,
  `export const e = <a href="/">Start again</a>`,
  '.note { color: var(--c-text); background-color: #eee; }',
  '.mark { color: #fff; background: var(--c-accent); }',
  `import { toSafeAddress } from '@console/values/address/safe-address'
const address = toSafeAddress(text)
export const c = address !== null && <a href={address}>Open</a>`,
  'const shown = useStore(store, ({ shown }) => shown)',
  `if (readKey(event) === 'Enter') save()`,
  'const { key } = draft',
  `const draft = { type: 'note_completion', fields: ['correct_answer'] }`,
  'const id = createUuid()',
  'export const d = <Field onKeyDown={({ currentTarget }) => read(currentTarget)} />',
]

/** The preset that biome.json extends. */
const presets = 'packages/remote-kit/presets'

type Report = { diagnostics: { category: string; location: { path: string }; message: string }[] }

let tree = ''
let complaints: { file: string; text: string }[] = []

/** A line of a style sheet begins with its class. */
const toFile = (kind: string, index: number, line: string) =>
  `remotes/commerce/src/packages/${kind}-${index}.${line.startsWith('.') ? 'module.css' : 'tsx'}`

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'lint-'))
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  writeFileSync(join(tree, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
  cpSync(join(root, presets), join(tree, presets), { recursive: true })
  for (const [index, [line]] of wrong.entries()) write(toFile('wrong', index, line), line)
  for (const [index, line] of right.entries()) write(toFile('right', index, line), line)
  write('remotes/commerce/src/packages/hostile.test.tsx', `export const hostile = 'javascript:go()'`)
  complaints = await lint()
})
afterAll(() => rmSync(tree, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), `${text}\n`)
}

async function lint() {
  const argv = ['lint', '--reporter=json', '--max-diagnostics=none', 'remotes']
  const { stdout } = await promisify(execFile)('biome', argv, { cwd: tree }).catch(
    // A complaint is a non-zero exit code; the report is on stdout either way.
    (error: { stdout: string }) => error,
  )
  const report: Report = JSON.parse(stdout)
  return report.diagnostics.map(({ category, location, message }) => ({
    file: location.path,
    text: `${category}: ${message}`,
  }))
}

const listComplaints = (file: string) =>
  complaints.filter((complaint) => complaint.file.endsWith(file)).map(({ text }) => text)

// proves T2
test.each(wrong.map(([line, complaint], index) => [line, complaint, index] as const))(
  'refuses %s: %s',
  (line, complaint, index) => {
    expect(listComplaints(toFile('wrong', index, line)).join('\n')).toContain(complaint)
  },
)

test.each(right.map((line, index) => [line, index] as const))('allows %s', (line, index) => {
  const security = /plugin|security|noImpliedEval/
  expect(listComplaints(toFile('right', index, line)).filter((text) => security.test(text))).toEqual([])
})

test('allows hostile text in tests', () => {
  expect(listComplaints('hostile.test.tsx').filter((text) => text.startsWith('plugin'))).toEqual([])
})
