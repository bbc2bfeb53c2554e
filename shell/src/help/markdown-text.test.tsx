import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MarkdownText } from './markdown-text.tsx'

const show = (text: string) =>
  render(
    <MemoryRouter>
      <MarkdownText text={text} />
    </MemoryRouter>,
  ).container

test('renders headings, paragraphs, lists, emphasis and keys as elements', () => {
  const container = show(
    '# Notes\n\nA **bold** and *soft* word.\n\n### Why?\n\nPress `F1`.\n\n- one\n- two **more**\n\n1. first',
  )
  expect(container.innerHTML).toBe(
    '<h2>Notes</h2><p>A <strong>bold</strong> and <em>soft</em> word.</p><h3>Why?</h3><p>Press <kbd>F1</kbd>.</p><ul><li>one</li><li>two <strong>more</strong></li></ul><ol><li>first</li></ol>',
  )
})

test('renders links to paths of the console only', () => {
  const container = show(
    'See [coupons](/coupons/), [there](https://example.com/), [here](//example.com/), [now](javascript:alert(1)).',
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/coupons/'])
  expect(container.textContent).toBe('See coupons, there, here, now.')
})

test('shows HTML and images as plain text', () => {
  const text = '<img src=x onerror=alert(1)> and <b>bold</b> ![drawing](/x.png)'
  const container = show(`${text}\n\n<script>alert(1)</script>`)
  expect(container.querySelector('img, b, script')).toBeNull()
  expect(container.textContent).toContain(text)
  expect(container.textContent).toContain('<script>alert(1)</script>')
})
