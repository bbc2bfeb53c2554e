import type { SectionRules } from '../../authoring/context/section-rules.ts'

export const writingRules: SectionRules = {
  complete: (command) => command,
}
