export const sentencePatterns = {
  abbreviation: /\b(?:Co|Ltd|Inc|Corp|Bros|Jr|Sr|St|etc)\.$/,
}

/** “A guide for staff of Brindle & Co.” may be a title all the same. */
export const endsSentence = (text: string): boolean =>
  /[.!?:]$/.test(text) && !sentencePatterns.abbreviation.test(text)
