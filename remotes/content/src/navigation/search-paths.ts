/** The search of the mocks section, if the release has one. */
export const mockSearchPath = '/mocks/search/'

export const toMockSearchPath = (words: string) =>
  words.trim() === '' ? mockSearchPath : `${mockSearchPath}?q=${encodeURIComponent(words.trim())}`
