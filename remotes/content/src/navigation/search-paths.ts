/** Of the section of mocks, where a release has one. */
export const mockSearchPath = '/mocks/search/'

export const toMockSearchPath = (words: string) =>
  words.trim() === '' ? mockSearchPath : `${mockSearchPath}?q=${encodeURIComponent(words.trim())}`
