import { expect, it } from 'vitest'
import { enterSection, leaveSection, renewSection, toSection } from './shown-section.ts'

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
