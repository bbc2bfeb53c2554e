/** The id in an address, or null for what is none. */
export const parseMockId = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
