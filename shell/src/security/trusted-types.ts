/** TypeScript's own types of the browser leave Trusted Types (https://www.w3.org/TR/trusted-types/) out. */
type TrustedTypesFactory = {
  defaultPolicy: object | null
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): object
}

const codeFolders = /^\/(?:shell|remotes\/[^/]+)\/[^/]+\/./

/** Only the folders of published versions hold code, workers too; the API is of the same origin and answers what people typed. */
export function isOwnScript(address: string): boolean {
  const url = URL.parse(address, document.baseURI)
  return url !== null && url.origin === location.origin && codeFolders.test(url.pathname)
}

/** antd sets style sheets as `innerHTML`; without this character no text is markup, wherever it is put. */
export const isWithoutMarkup = (text: string): boolean => !text.includes('<')

/**
 * Every text on its way to becoming a script's address or markup comes by here. What gets null is not let through: the
 * browser throws where it was tried and reports it. There is no rule for code as text, so that is never let through.
 */
export function requireTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory } // Not in every browser.
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (isWithoutMarkup(text) ? text : null),
    createScriptURL: (address) => (isOwnScript(address) ? address : null),
  })
}
