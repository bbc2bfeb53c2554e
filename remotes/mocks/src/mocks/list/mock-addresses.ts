import {
  newListeningMockPath,
  newReadingMockPath,
  newWritingMockPath,
  toListeningEditPath,
  toListeningMockPath,
  toReadingEditPath,
  toReadingMockPath,
  toWritingMockPath,
} from '../../navigation/paths.ts'
import type { ServedSection } from '../api/mock.api.ts'

export const newMockPaths: Record<ServedSection, string> = {
  writing: newWritingMockPath,
  reading: newReadingMockPath,
  listening: newListeningMockPath,
}

type MockAddresses = {
  /** Where the name of a row leads. */
  toMock(id: number): string
  toEditor(id: number): string
}

export const mockAddresses: Record<ServedSection, MockAddresses> = {
  writing: { toMock: toWritingMockPath, toEditor: toWritingMockPath },
  reading: { toMock: toReadingMockPath, toEditor: toReadingEditPath },
  listening: { toMock: toListeningMockPath, toEditor: toListeningEditPath },
}
