/** The nonce of this response; the server writes it into the document's first script. Empty where there is none. */
export const readStyleNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/**
 * Gives the nonce to every `<style>` that code creates: sonner, and antd for what locks scrolling, have no option for it.
 * One that is written as markup never gets it.
 */
export function giveStylesNonce(nonce: string): void {
  const createElement = Document.prototype.createElement
  Document.prototype.createElement = function (
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    const element = createElement.call(this, name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
