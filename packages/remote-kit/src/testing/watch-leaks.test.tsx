import { runInThisContext } from 'node:vm'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { renderRemote } from './render-remote.tsx'
import { beginVisit, endVisit, forgetVisit, leaveByMenu, readVisit } from './section-visit.ts'
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
  beginVisit('teacher_notes', { end: () => section.abort(), byMenu: async () => undefined })
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
  expect(message).toContain('the title was “Notes that nobody reads”')
  expect(message).toContain('<html dir="rtl"> was still set')
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
    '<aside> in the body was still there',
    `document.body.insertAdjacentHTML('beforeend', '<aside></aside>')
     return () => document.querySelector('aside').remove()`,
  ],
  [
    '<html lang="en"> was missing',
    `document.documentElement.removeAttribute('lang'); return () => { document.documentElement.lang = 'en' }`,
  ],
  [
    '“kept-by-others” was gone from the storage',
    `localStorage.removeItem('kept-by-others'); return () => {}`,
  ],
  [
    '<style> in the head',
    `const style = document.createElement('style')
     document.head.appendChild(style)
     return () => style.remove()`,
  ],
  ['localStorage without what others keep there', `localStorage.clear(); return () => {}`],
  [
    'Array.prototype.last was changed for everybody',
    `Array.prototype.last = () => 1; return () => { delete Array.prototype.last }`,
  ],
  [
    'JSON.parse was changed for everybody',
    `const { parse } = JSON; JSON.parse = () => 1; return () => { JSON.parse = parse }`,
  ],
])('names %s', (what, code) => {
  const assertNone = watchHere()
  document.documentElement.lang = 'en'
  localStorage.setItem('kept-by-others', '1')
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

const openNotes = (Component: () => ReactNode) =>
  renderRemote({ name: 'teacher_notes', routes: () => [{ path: 'notes', Component }] }, { path: '/notes' })

function BlockedNotes() {
  useBlocker(() => true)
  return <button type="button">Note</button>
}

/** As the set-up does after each test; what it finds is not this test's own fault. */
async function leaveHere() {
  await leaveByMenu()
  const found = readVisit()?.obstacle
  forgetVisit()
  return found
}

it('leaves a screen that a test only looked at by the menu, and names a blocker', async () => {
  await openNotes(BlockedNotes)
  await screen.findByRole('button')
  expect(await leaveHere()).toContain('it cannot be left by the menu')
})

it('lets a screen ask in which somebody pressed something', async () => {
  const { user } = await openNotes(BlockedNotes)
  await user.click(await screen.findByRole('button'))
  expect(await leaveHere()).toBeUndefined()
})

it('names an element that covers the menu', async () => {
  await openNotes(() => (
    <aside style={{ position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 }}>Everything is here</aside>
  ))
  await screen.findByText('Everything is here')
  expect(await leaveHere()).toBe('<aside> covers the menu')
})
