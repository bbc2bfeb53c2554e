import { describe, expect, it } from 'vitest'
import { isAnchored, splitSelectors } from './is-anchored.ts'

describe('a selector of a CSS module', () => {
  it.each([
    '.list',
    'th.list > span',
    'html .list',
    '.list th :global(.ant-table-cell)',
    '.list.compact td:global(.ant-table-cell)',
    ":global([data-theme='dark']) .list",
    ':is(.list, .grid) > p',
    ':local(.list) p',
    '.list:not(.plain)',
    '.list *',
    ':global .ant-table :local .list',
  ])('%s stays within the elements of its module', (selector) => {
    expect(isAnchored(selector)).toBe(true)
  })

  it.each([
    'body',
    '*',
    ':root',
    '#content',
    '[hidden]',
    "[title='.list']",
    'a:hover',
    ':global(.ant-table)',
    ':global .ant-table',
    'p:not(.list)',
    'body:has(.list)',
    ':is(.list, body)',
    ':where(p)',
    '::selection',
    '\\.list',
    ':host',
    '&',
    'main > section',
  ])('%s affects other elements', (selector) => {
    expect(isAnchored(selector)).toBe(false)
  })

  it.each([
    ['& > p', true],
    ['p', true],
    [':is(&, .open) p', true],
    ['html &', true],
    ['body:has(&)', false],
    ['p:not(&)', false],
    [':is(&, body)', false],
  ])('nested in a rule of its own, is %s contained: %s', (selector, stays) => {
    expect(isAnchored(selector, true)).toBe(stays)
  })
})

it('splits a selector list only at its top-level commas', () => {
  expect(splitSelectors(":is(.a, .b) > c, [title='x, y'], .d\\,e")).toEqual([
    ':is(.a, .b) > c',
    "[title='x, y']",
    '.d\\,e',
  ])
})
