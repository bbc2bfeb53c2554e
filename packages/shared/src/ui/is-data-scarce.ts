declare global {
  interface Navigator {
    /** Network Information API, which TypeScript does not know: Chromium has it, Safari and Firefox do not. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Where data is metered or the line slow, nothing is fetched that nobody asked for. */
export const isDataScarce = (): boolean =>
  navigator.connection?.saveData === true || navigator.connection?.effectiveType?.endsWith('2g') === true
