/** Stands in the document where each response has its own nonce (`shell/src/index.html`). */
export const noncePlaceholder = '__csp_nonce__'

type DocumentPolicyOptions = {
  /** A nonce for this response alone. */
  nonce: string
  /** Origins other than the console's own that it calls. */
  calledOrigins: readonly string[]
}

/**
 * The content security policy (https://www.w3.org/TR/CSP3/) that the console's document is sent with. What each
 * directive is for stands in `docs/security.md`.
 */
export function buildDocumentPolicy({ nonce, calledOrigins }: DocumentPolicyOptions): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    // antd measures a growing text area with an element whose style is set as an attribute.
    `style-src-attr 'unsafe-inline'`,
    // Articles and mocks name pictures and recordings on any host.
    `img-src 'self' data: https: http:`,
    `media-src 'self' https: http:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...calledOrigins].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ')
}
