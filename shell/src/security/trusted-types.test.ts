import { expect, it } from 'vitest'
import { isOwnScript, isWithoutMarkup } from './trusted-types.ts'

const { origin, host } = location

it.each([
  `${origin}/shell/1.0.0-abcdef12/static/js/index.js`,
  `${origin}/remotes/commerce/1.0.0-abcdef12/remoteEntry.js?retry=1`,
  '/remotes/commerce/1.0.0-abcdef12/static/js/async/list.js',
  '/remotes/commerce/1.0.0-abcdef12/static/worker/sum.worker.1234abcd.js',
])('lets a script of a published version run: %s', (address) => {
  expect(isOwnScript(address)).toBe(true)
})

it.each([
  '',
  '/',
  '/api/v1/admin/packages',
  '/shell',
  '/shell/a.js',
  '/remotes/commerce/a.js',
  '/remotes/commerce/1.0.0-abcdef12/',
  '/shells/a.js',
  '/config.json',
  '/shell/../api/v1/admin/packages',
  '/shell/%2e%2e/api/v1/admin/packages',
  '/shell/..\\api\\v1\\admin\\packages',
  'shell/../../api/a.js',
  'https://evil.example/shell/a.js',
  '//evil.example/shell/a.js',
  '\\\\evil.example/shell/a.js',
  `//${host}@evil.example/shell/a.js`,
  `${origin}.evil.example/shell/a.js`,
  '\t//evil.example/shell/a.js',
  'javascript:alert(1)//shell/',
  'data:text/javascript,/shell/a',
  `blob:${origin}/shell/a`,
  'http://[',
])('lets no other script run: %j', (address) => {
  expect(isOwnScript(address)).toBe(false)
})

it.each([
  ['.a{color:red}', true],
  ['a > b { content: "&lt;img onerror=alert(1)&gt;" }', true],
  ['', true],
  ['<b>bold</b>', false],
  ['</style><script>alert(1)</script>', false],
  ['<', false],
])('treats %j as text without markup: %s', (text, expected) => {
  expect(isWithoutMarkup(text)).toBe(expected)
})
