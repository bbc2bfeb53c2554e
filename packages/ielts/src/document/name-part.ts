import type { MockSection } from '../schemas/mock.schema.ts'

const partNouns: Record<MockSection, string> = {
  writing: 'Task',
  reading: 'Passage',
  listening: 'Part',
  speaking: 'Part',
}

/** “Passage 2”; “Details” for what belongs to the whole mock. */
export const namePart = (section: MockSection, part: number | null): string =>
  part === null ? 'Details' : `${partNouns[section]} ${part}`
