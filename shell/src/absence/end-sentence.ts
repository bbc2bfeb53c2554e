/** People write a reason with a stop at its end or without; on screen it is a sentence. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
