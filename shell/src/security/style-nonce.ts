/** The nonce of this response; the server writes it into the document's first script. Empty where there is none. */
export const readStyleNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
