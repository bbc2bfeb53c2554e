import { runInThisContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { beginVisit, endVisit } from './section-visit.ts'
import { watchLeaks } from './watch-leaks.ts'

/** Runs code as a remote would; the returned function ends what it started. */
const runAsRemote = (code: string, given?: unknown): (() => void) =>
  runInThisContext(`(given) => {\n${code}\n}`, { filename: '/console/remotes/teacher_notes/src/notes.tsx' })(
    given,
  )

const keyListener = `const note = () => undefined
  window.addEventListener('keydown', note)
  return () => window.removeEventListener('keydown', note)`
const interval = `const timer = setInterval(() => undefined, 1000)
  return () => clearInterval(timer)`

function watchHere() {
  const { assertNone, end } = watchLeaks()
  onTestFinished(end)
  return assertNone
}

function visit() {
  const section = new AbortController()
  beginVisit('teacher_notes', () => section.abort())
  return section.signal
}

it('names the remote, everything that it left behind, and the line responsible', () => {
  const assertNone = watchHere()
  visit()
  const ends = [runAsRemote(keyListener), runAsRemote(interval)]
  document.title = 'Notes that nobody reads'
  document.documentElement.dir = 'rtl'
  endVisit()
  let message = ''
  try {
    assertNone()
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('The remote teacher_notes left something on the page')
  expect(message).toContain(
    'a listener for keydown on the window, from remotes/teacher_notes/src/notes.tsx:3',
  )
  expect(message).toContain('an interval of 1000 ms, from remotes/teacher_notes/src/notes.tsx:2')
  expect(message).toContain('the title “Notes that nobody reads”')
  expect(message).toContain('the attribute of <html dir="rtl">')
  document.documentElement.removeAttribute('dir')
  for (const end of ends) end()
})

it.each([
  [
    '<aside> in the body',
    `const cover = document.createElement('aside')
     document.body.append(cover)
     return () => cover.remove()`,
  ],
  [
    '<style> in the head',
    `const style = document.createElement('style')
     document.head.appendChild(style)
     return () => style.remove()`,
  ],
  ['localStorage without what others keep there', `localStorage.clear(); return () => {}`],
  [
    'another Array.prototype.last, for all code of the page',
    `Array.prototype.last = () => 1; return () => { delete Array.prototype.last }`,
  ],
  [
    'another JSON.parse, for all code of the page',
    `const { parse } = JSON; JSON.parse = () => 1; return () => { JSON.parse = parse }`,
  ],
])('names %s', (what, code) => {
  const assertNone = watchHere()
  visit()
  const end = runAsRemote(code)
  endVisit()
  expect(assertNone).toThrow(what)
  end()
})

it.each([
  ['is taken away', keyListener],
  [
    'is taken out of the page',
    `const box = document.createElement('p'); document.body.append(box); return () => box.remove()`,
  ],
  ['is stopped', interval],
  [
    'ends with the section',
    `window.addEventListener('keydown', () => undefined, { signal: given }); return () => {}`,
  ],
  [
    'was to hear one event, which came',
    `window.addEventListener('keydown', () => undefined, { once: true }); return () => window.dispatchEvent(new Event('keydown'))`,
  ],
  [
    'waits for the page to go away',
    `window.addEventListener('pagehide', given.onabort, { signal: given }); return () => {}`,
  ],
])('reports nothing for what %s', (_, code) => {
  const assertNone = watchHere()
  runAsRemote(code, visit())()
  endVisit()
  assertNone()
})
