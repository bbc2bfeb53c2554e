import type { MockSection } from '@console/shared/schemas/mock'

/** Every address of this remote; links and routes are built from here. */
export const writingMocksPath = '/mocks/writing/'
export const readingMocksPath = '/mocks/reading/'
export const listeningMocksPath = '/mocks/listening/'
export const speakingMocksPath = '/mocks/speaking/'

/** The list of a section. */
export const toMockListPath = (section: MockSection) => `/mocks/${section}/`

export const newWritingMockPath = `${writingMocksPath}new`
export const toWritingMockPath = (id: number) => `${writingMocksPath}edit/${id}`

export const newReadingMockPath = `${readingMocksPath}new`
export const toReadingMockPath = (id: number) => `${readingMocksPath}${id}/`
export const toReadingEditPath = (id: number) => `${readingMocksPath}${id}/edit`

export const newListeningMockPath = `${listeningMocksPath}new`
export const toListeningMockPath = (id: number) => `${listeningMocksPath}${id}/`
export const toListeningEditPath = (id: number) => `${listeningMocksPath}${id}/edit`

export const newSpeakingMockPath = `${speakingMocksPath}new`
/** The specification has one address for speaking mocks; the mock to go on with is named behind it. */
export const toSpeakingMockPath = (id: string | number) => `${newSpeakingMockPath}?mock=${id}`
