import { readNumbers } from '../document/mock-figures.ts'
import { readText } from '../document/read-node.ts'
import type { ServedScreen } from '../editor/section-screen.ts'
import { KeySheetButton } from '../key/key-sheet.tsx'
import { buildPassage, toTypeLabel } from './question-types.ts'
import { ReadingPart } from './reading-part.tsx'
import { ReadingPreview } from './reading-preview.tsx'
import { ReadingSitting } from './reading-sitting.tsx'

export const readingScreen: ServedScreen = {
  section: 'reading',
  addLabel: 'Add passage',
  buildPart: buildPassage,
  partName: (_part, index) => `Passage ${index + 1}`,
  partText: (part) => readText(part, 'title'),
  inner: {
    list: 'questions',
    field: 'instruction',
    text: (group) => toTypeLabel(readText(group, 'type')),
    numbers: readNumbers,
  },
  Part: ReadingPart,
  Preview: ReadingPreview,
  Sitting: ReadingSitting,
  Tools: KeySheetButton,
}
