import type { SectionRules } from '../../authoring/context/section-rules.ts'
import { inSequence } from '../../core/document/mock-commands.ts'
import { numberCells } from './number-cells.ts'

const nothing = () => inSequence()

export const listeningRules = {
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
