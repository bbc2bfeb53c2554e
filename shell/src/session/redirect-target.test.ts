import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRedirectTarget, toSignInPath } from './redirect-target.ts'

const origin = 'https://console.example.com'

describe('a redirect target', () => {
  it.each([
    ['/packages/', '/packages/'],
    ['/packages/?edit=7#top', '/packages/?edit=7#top'],
    ['/grammar/12/edit', '/grammar/12/edit'],
    ['/', '/'],
    ['/signing-of-contracts/', '/signing-of-contracts/'],
  ])('%j on this origin is kept', (asked, target) => {
    expect(toRedirectTarget(asked, origin)).toBe(target)
  })

  // proves 9.2
  it.each([
    null,
    '',
    'packages/',
    '//evil.example',
    '///evil.example',
    '////evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://127.0.0.1@evil.example/',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/\u0000/evil.example',
    '/signin',
    '/signin/',
    '/SignIn?redirect=/signin',
    '/%73ignin',
    '/x/../signin',
    '/./signin#a',
  ])('%j leads to the start page', (asked) => {
    expect(toRedirectTarget(asked, origin)).toBe('/')
  })

  // proves 2.1, T14, V3.7.2
  it('never leaves the origin and never is the sign-in screen, whatever was asked for', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      'evil.example',
      'signin',
      'SignIn',
      'https',
    )
    const pieces = fc.array(piece, { maxLength: 4 })
    const asked = fc.oneof(
      fc.string(),
      fc.webUrl(),
      pieces.map((parts) => parts.join('')),
      pieces.map((parts) => `/${parts.join('')}`),
      pieces.map((parts) => `/signin${parts.join('')}`),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(asked, (text) => {
        const target = toRedirectTarget(text, origin)
        const url = new URL(target, origin)
        expect(url.origin).toBe(origin)
        expect(target.startsWith('/')).toBe(true)
        expect(
          decodeURIComponent(
            url.pathname.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/(%[89a-f][0-9a-f])+/gi, 'x'),
          ),
        ).not.toMatch(/^\/signin(\/|$)/i)
        expect(toRedirectTarget(target, origin)).toBe(target)
      }),
      { numRuns: 10_000 },
    )
  })

  // proves 2.4
  it('survives the round trip through the sign-in URL', () => {
    const here = { pathname: '/packages/', search: '?q=a&b=%20', hash: '#x' }
    const signIn = new URL(toSignInPath(here), origin)
    expect(toRedirectTarget(signIn.searchParams.get('redirect'), origin)).toBe('/packages/?q=a&b=%20#x')
  })
})
