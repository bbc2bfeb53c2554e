import { expect, test } from 'vitest'
import { toHtml } from './to-html.ts'

const picture = (address: string) => ({ kind: 'picture' as const, address, description: 'A map' })

test('writes texts as texts, whatever signs they have', () => {
  const paper = { title: 'Ice & "salt"', blocks: [{ kind: 'text' as const, line: ['<b>', { gap: 7 }] }] }
  expect(toHtml(paper, 'a4')).toBe(
    '<article class="paper" data-sheet="a4" aria-label="Ice &#38; &#34;salt&#34;"><h2 class="name" dir="auto">Ice &#38; &#34;salt&#34;</h2>' +
      '<p dir="auto">&#60;b&#62;<span class="gap"><strong>7</strong> ……………………</span></p></article>',
  )
})

test('shows a picture of a website, and describes one with another address', () => {
  const html = toHtml(
    { title: '', blocks: [picture('https://example.com/map.png'), picture('javascript:go()')] },
    'letter',
  )
  expect(html).toContain('<img src="https://example.com/map.png" alt="A map">A map')
  expect(html).not.toContain('javascript')
})

test('names the rows of a key by their questions, so that an address can lead there', () => {
  const table = {
    kind: 'table' as const,
    isNumbered: true,
    heads: ['No.', ''],
    rows: [[[{ strong: '7' }], ['ice']]],
  }
  const html = toHtml({ title: '', blocks: [table] }, 'a4')
  expect(html).toContain('<th dir="auto" scope="col">No.</th><td></td>')
  expect(html).toContain(
    '<tr id="place-7"><td dir="auto"><strong>7</strong></td><td dir="auto">ice</td></tr>',
  )
})
