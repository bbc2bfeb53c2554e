import { newReadingMockPath, toReadingEditPath } from '../../../navigation/paths.ts'
import type { ServedScreen } from '../../authoring/context/section-screen.ts'
import { KeySheetButton } from '../../authoring/key-sheet/key-sheet.tsx'
import { readNumbers } from '../../core/document/mock-figures.ts'
import { readText } from '../../core/document/read-node.ts'
import { buildPassage, toTypeLabel } from './question-types.ts'
import { ReadingPart } from './reading-part.tsx'
import { ReadingPreview } from './reading-preview.tsx'
import { readingRules } from './reading-rules.ts'
import { ReadingSitting } from './reading-sitting.tsx'
import { readingTemplates } from './reading-templates.ts'

export const readingScreen: ServedScreen = {
  section: 'reading',
  newPath: newReadingMockPath,
  toPath: toReadingEditPath,
  rules: readingRules,
  templates: readingTemplates,
  addLabel: 'Add passage',
  buildPart: () => buildPassage(),
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
