import type { SectionRules } from '../section-rules.ts'
import { checkWriting } from './check-writing.ts'

export const writingRules = {
  check: checkWriting,
  complete: (command) => command,
} satisfies SectionRules
