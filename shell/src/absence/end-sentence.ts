/** Reasons are written with or without a final full stop; on screen each is a sentence. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
