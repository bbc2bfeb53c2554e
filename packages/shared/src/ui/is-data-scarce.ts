declare global {
  interface Navigator {
    /** Network Information API, missing from TypeScript's types: Chromium has it, Safari and Firefox do not. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** With metered data or a slow connection, nothing is prefetched. */
export const isDataScarce = (): boolean =>
  navigator.connection?.saveData === true || navigator.connection?.effectiveType?.endsWith('2g') === true
