import type { MockSection } from '../schemas/mock.schema.ts'

const partNouns: Record<MockSection, string> = {
  writing: 'Task',
  reading: 'Passage',
  listening: 'Part',
  speaking: 'Part',
}

/** “Passage 2”; “Details” for the header of the mock. */
export const namePart = (section: MockSection, part: number | null): string =>
  part === null ? 'Details' : `${partNouns[section]} ${part}`
