import type { SectionRules } from '../../authoring/context/section-rules.ts'
import { inSequence } from '../../core/document/mock-commands.ts'
import { checkListening } from './check-listening.ts'
import { numberCells } from './number-cells.ts'

const nothing = () => inSequence()

export const listeningRules = {
  check: checkListening,
  complete: numberCells,
  groups: {
    start: nothing,
    adopt: nothing,
    place: nothing,
    follow: nothing,
    release: nothing,
    listReleased: () => [],
  },
} satisfies SectionRules
