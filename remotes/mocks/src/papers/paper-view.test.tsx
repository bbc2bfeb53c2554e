import { render } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { PaperView } from './paper-view.tsx'

const paper = {
  title: 'Transcript',
  blocks: [
    { kind: 'title' as const, text: 'Part 1', place: '1' },
    { kind: 'title' as const, text: 'Part 2', place: '2' },
  ],
}

const shown: (string | null)[] = []

function Frame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void shown.push('top'), [])
  return children
}

test('scrolls to the part in the address once the frame has moved the screen to its top', () => {
  const { scrollIntoView } = Element.prototype
  onTestFinished(() => {
    Element.prototype.scrollIntoView = scrollIntoView
  })
  Element.prototype.scrollIntoView = function show() {
    shown.push(this.textContent)
  }
  render(
    <Frame>
      <PaperView paper={paper} size="a4" at="2" />
    </Frame>,
  )
  expect(shown).toEqual(['top', 'Part 2'])
})
