/** Letters of paragraphs and options follow their order and are never typed. */
export const toLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)
