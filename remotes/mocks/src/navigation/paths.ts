import type { MockSection } from '@console/ielts/schemas'

export type Id = number | string

type SectionPaths = {
  list: string
  new: string
  /** Where the name of a row leads. */
  toMock(id: Id): string
  toEditor(id: Id): string
}

const toWritingMock = (id: Id) => `/mocks/writing/edit/${id}`

/** The specification has one address for speaking mocks; the mock to go on with is named behind it. */
const toSpeakingMock = (id: Id) => `/mocks/speaking/new?mock=${id}`

/** Every address of this remote; links and routes are built from here. */
export const mockPaths: Record<MockSection, SectionPaths> = {
  writing: {
    list: '/mocks/writing/',
    new: '/mocks/writing/new',
    toMock: toWritingMock,
    toEditor: toWritingMock,
  },
  reading: {
    list: '/mocks/reading/',
    new: '/mocks/reading/new',
    toMock: (id) => `/mocks/reading/${id}/`,
    toEditor: (id) => `/mocks/reading/${id}/edit`,
  },
  listening: {
    list: '/mocks/listening/',
    new: '/mocks/listening/new',
    toMock: (id) => `/mocks/listening/${id}/`,
    toEditor: (id) => `/mocks/listening/${id}/edit`,
  },
  speaking: {
    list: '/mocks/speaking/',
    new: '/mocks/speaking/new',
    toMock: toSpeakingMock,
    toEditor: toSpeakingMock,
  },
}

/** What is printed of a mock, or kept as a Word file. */
export const toPapersPath = (section: MockSection, id: Id) => `/mocks/${section}/${id}/papers`

/** What the checks find in the mocks of all sections. */
export const healthPath = '/mocks/health/'

/** Recordings and pictures that mocks name. */
export const mediaPath = '/mocks/media/'

/** Finds words in the mocks of all sections. */
export const searchPath = '/mocks/search/'

export const replacePath = '/mocks/search/replace'
