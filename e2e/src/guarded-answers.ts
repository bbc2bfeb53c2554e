import { expect, type Page } from '@playwright/test'

type Answer = { path: string; headers: Record<string, string> }

/** Collects all responses to the page from now on; the document comes first. */
export function recordAnswers(page: Page): readonly Answer[] {
  const answers: Answer[] = []
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    if (origin !== 'null') answers.push({ path: pathname, headers: response.headers() })
  })
  return answers
}

const kinds = [
  /^\/shell\/.*\.js$/,
  /^\/shell\/.*\.css$/,
  /^\/remotes\/.*\.js$/,
  /^\/config\.json$/,
  /^\/api\//,
]

/**
 * Asserts the invariants of every server: the document's CSP with its nonce, and the headers of all other files, with
 * at least one of each kind.
 */
export function expectGuarded([document, ...others]: readonly Answer[], nonce: RegExp): void {
  expect(document?.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  const policy = document?.headers['content-security-policy']
  expect(policy).toMatch(
    new RegExp(`^default-src 'none'; script-src 'self'; style-src-elem 'self' 'nonce-${nonce.source}'; `),
  )
  expect(policy).toContain(
    `frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`,
  )
  for (const kind of kinds) expect(others.some(({ path }) => kind.test(path))).toBe(true)
  for (const { path, headers } of others) {
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    expect(headers['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'`)
    if (path.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store')
  }
}
