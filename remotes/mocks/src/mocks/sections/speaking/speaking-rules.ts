import type { SectionRules } from '../../authoring/context/section-rules.ts'

export const speakingRules: SectionRules = {
  complete: (command) => command,
}
