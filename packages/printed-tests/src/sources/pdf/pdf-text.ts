/** A run of characters on a page, in points from its top left corner; `y` is where it stands on. */
export type PdfText = { text: string; left: number; right: number; y: number; size: number }
