/** Headers of every response of every server, including errors; the document replaces the policy with its own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // For files that a browser opens as documents, such as a drawing that contains a script.
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** For encrypted connections; browsers ignore it on others (RFC 6797 §8.1). A year, for this host and those below its name. */
export const transportSecurity = {
  name: 'strict-transport-security',
  value: 'max-age=31536000; includeSubDomains',
}

/** For public files uploaded by staff: a browser may display them, and nothing else. */
export const mediaPolicy = `default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox`
