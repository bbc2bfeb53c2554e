import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { guardGlobals } from './guard-globals.ts'
import { enterSection, leaveSection, renewSection, reportLeftoversTo, toSection } from './sections.ts'

const reports: string[] = []

beforeAll(() => {
  vi.useFakeTimers()
  guardGlobals()
  reportLeftoversTo((remote, left) => reports.push(`${remote}: ${left}`))
})
afterEach(() => {
  leaveSection('notes')
  reports.length = 0
})

/** Runs as the code of the remote `notes` does. */
const runAsRemote = (code: string, given?: unknown): unknown =>
  runInThisContext(`(given) => {\n${code}\n}`, {
    filename: 'http://localhost/remotes/notes/1.0.0-0/static/js/1.js',
  })(given)

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))

it('pauses a leftover listener while another section is on screen, and reports it once', () => {
  const heard: string[] = []
  enterSection('notes')
  runAsRemote(`window.addEventListener('keydown', ({ key }) => given.push(key))`, heard)
  press()
  leaveSection('notes')
  enterSection('packages')
  press()
  press()
  expect(heard).toEqual(['x'])
  expect(reports).toEqual(['notes: a listener for keydown'])
  leaveSection('packages')
  enterSection('notes')
  press()
  expect(heard).toEqual(['x', 'x'])
})

it('removes listeners that a remote takes away and leaves the shell’s own alone', () => {
  const heard: string[] = []
  enterSection('notes')
  runAsRemote(
    `const note = () => given.push('notes')
     document.addEventListener('keydown', note, true)
     document.removeEventListener('keydown', note, true)`,
    heard,
  )
  const own = () => heard.push('shell')
  document.addEventListener('keydown', own)
  document.dispatchEvent(new KeyboardEvent('keydown'))
  leaveSection('notes')
  document.dispatchEvent(new KeyboardEvent('keydown'))
  document.removeEventListener('keydown', own)
  expect(heard).toEqual(['shell', 'shell'])
})

it('runs a remote’s page-leaving listeners in every section', () => {
  const heard: string[] = []
  enterSection('notes')
  runAsRemote(`window.addEventListener('pagehide', () => given.push('sent'), { once: true })`, heard)
  leaveSection('notes')
  window.dispatchEvent(new Event('pagehide'))
  expect(heard).toEqual(['sent'])
})

it('does not report an interval that ends shortly after its section', () => {
  const timers: ReturnType<typeof setInterval>[] = []
  enterSection('notes')
  runAsRemote(`given.push(setInterval(() => undefined, 1000))`, timers)
  leaveSection('notes')
  enterSection('packages')
  vi.advanceTimersByTime(1000)
  clearInterval(timers[0])
  vi.advanceTimersByTime(5000)
  expect(reports).toEqual([])
  leaveSection('packages')
})

it('pauses a leftover interval in every other section', () => {
  const ticks: number[] = []
  enterSection('notes')
  runAsRemote(`setInterval(() => given.push(1), 1000)`, ticks)
  vi.advanceTimersByTime(1000)
  leaveSection('notes')
  enterSection('packages')
  vi.advanceTimersByTime(5000)
  expect(ticks).toHaveLength(1)
  expect(reports).toEqual(['notes: an interval'])
  leaveSection('packages')
})

it('removes styles that a remote appended with its section and restores them with it', () => {
  enterSection('notes')
  runAsRemote(`document.head.appendChild(document.createElement('style')).textContent = 'h1 { color: red }'`)
  const sheet = () => document.head.querySelector('style')?.sheet?.disabled
  expect(sheet()).toBe(false)
  leaveSection('notes')
  expect(sheet()).toBe(true)
  enterSection('notes')
  expect(sheet()).toBe(false)
})

it('aborts the signal of a section on leaving and gives a new one on return', () => {
  renewSection('notes')
  const section = toSection('notes')
  const first = section.signal
  enterSection('notes')
  expect(section.signal).toBe(first)
  leaveSection('notes')
  expect(first.aborted).toBe(true)
  expect(section.signal).toBe(first)
  renewSection('notes')
  expect(section.signal.aborted).toBe(false)
  expect(section.signal).not.toBe(first)
})
