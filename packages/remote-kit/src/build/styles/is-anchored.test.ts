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
  ])('%s stays with the elements of its module', (selector) => {
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
  ])('%s reaches others', (selector) => {
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
  ])('nested in a rule of its own, whether %s stays there: %s', (selector, stays) => {
    expect(isAnchored(selector, true)).toBe(stays)
  })
})

it('splits a list at its own commas', () => {
  expect(splitSelectors(":is(.a, .b) > c, [title='x, y'], .d\\,e")).toEqual([
    ':is(.a, .b) > c',
    "[title='x, y']",
    '.d\\,e',
  ])
})
