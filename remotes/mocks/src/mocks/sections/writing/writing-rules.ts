import type { SectionRules } from '../../authoring/context/section-rules.ts'
import { checkWriting } from './check-writing.ts'

export const writingRules: SectionRules = {
  check: checkWriting,
  complete: (command) => command,
}
