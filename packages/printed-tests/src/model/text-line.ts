/** A line of the pasted text; lines are counted from 1, as an editor counts them. A tab divides its cells. */
export type TextLine = { at: number; text: string }
