import type { MockSection } from '@console/ielts/schemas'

export type Id = number | string

type SectionPaths = {
  list: string
  new: string
  /** The link of a row’s name. */
  toMock(id: Id): string
  toEditor(id: Id): string
}

const toWritingMock = (id: Id) => `/mocks/writing/edit/${id}`

/** The specification has one address for all speaking mocks; the parameter says which to edit. */
const toSpeakingMock = (id: Id) => `/mocks/speaking/new?mock=${id}`

/** All links and routes are built from these paths. */
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

/** Papers for print and Word. */
export const toPapersPath = (section: MockSection, id: Id) => `/mocks/${section}/${id}/papers`

export const healthPath = '/mocks/health/'

export const mediaPath = '/mocks/media/'

export const searchPath = '/mocks/search/'

export const replacePath = '/mocks/search/replace'
