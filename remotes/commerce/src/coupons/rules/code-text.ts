import { foldText } from '@console/values/text/fold-text'

/** A code that was typed or pasted in the form of the wire: upper case, without spaces around it or signs that nobody sees. */
export const toCodeText = (text: string): string => foldText(text).toUpperCase().trim()
