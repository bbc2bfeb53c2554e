import type { SectionRules } from '../section-rules.ts'
import { checkSpeaking } from './check-speaking.ts'

export const speakingRules = {
  check: checkSpeaking,
  complete: (command) => command,
} satisfies SectionRules
