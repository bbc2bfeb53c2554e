export const sentencePatterns = {
  abbreviation: {
    pattern: /\b(?:Co|Ltd|Inc|Corp|Bros|Jr|Sr|St|etc)\.$/,
    example: 'Brindle & Co.',
  },
}

/** “A guide for staff of Brindle & Co.” may be a title all the same. */
export const endsSentence = (text: string): boolean =>
  /[.!?:]$/.test(text) && !sentencePatterns.abbreviation.pattern.test(text)
