import {
  newReadingMockPath,
  newWritingMockPath,
  toReadingEditPath,
  toReadingMockPath,
  toWritingMockPath,
} from '../../paths.ts'
import type { ServedSection } from '../mock-section.ts'

/** Null for a section that has no editor. */
export const newMockPaths: Record<ServedSection, string | null> = {
  writing: newWritingMockPath,
  reading: newReadingMockPath,
  listening: null,
}

type MockAddresses = {
  /** Where the name of a row leads. */
  toMock(id: number): string
  toEditor(id: number): string
}

export const mockAddresses: Record<ServedSection, MockAddresses | null> = {
  writing: { toMock: toWritingMockPath, toEditor: toWritingMockPath },
  reading: { toMock: toReadingMockPath, toEditor: toReadingEditPath },
  listening: null,
}
