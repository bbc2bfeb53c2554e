/** What every answer of every server carries, errors included; the document replaces the policy by its own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // For what a browser is made to open by itself, such as a drawing that holds a script.
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Where the connection is encrypted; a browser ignores it elsewhere (RFC 6797 §8.1). A year, and this host alone. */
export const transportSecurity = { name: 'strict-transport-security', value: 'max-age=31536000' }

/** For a file that staff put in and anybody may read: a browser that is led to it may show it, and nothing else. */
export const mediaPolicy = `default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox`
