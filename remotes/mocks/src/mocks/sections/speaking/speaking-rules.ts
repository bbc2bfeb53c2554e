import type { SectionRules } from '../../authoring/context/section-rules.ts'
import { checkSpeaking } from './check-speaking.ts'

export const speakingRules: SectionRules = {
  check: checkSpeaking,
  complete: (command) => command,
}
