import { newReadingMockPath, toReadingEditPath } from '../../../navigation/paths.ts'
import type { ServedScreen } from '../../authoring/context/section-screen.ts'
import { KeySheetButton } from '../../authoring/key-sheet/key-sheet.tsx'
import { readNumbers } from '../../core/document/mock-figures.ts'
import { toTypeLabel } from '../../core/keys/question-type.ts'
import { buildPassage } from './question-types.ts'
import { ReadingPart } from './reading-part.tsx'
import { ReadingPreview } from './reading-preview.tsx'
import { readingRules } from './reading-rules.ts'
import { ReadingSitting } from './reading-sitting.tsx'
import { readingTemplates } from './reading-templates.ts'

export const readingScreen: ServedScreen<'reading'> = {
  section: 'reading',
  newPath: newReadingMockPath,
  toPath: toReadingEditPath,
  rules: readingRules,
  templates: readingTemplates,
  addLabel: 'Add passage',
  buildPart: () => buildPassage(),
  partName: (_part, index) => `Passage ${index + 1}`,
  partText: ({ fields }) => fields.title ?? '',
  inner: {
    field: 'instruction',
    text: toTypeLabel,
    numbers: readNumbers,
  },
  Part: ReadingPart,
  Preview: ReadingPreview,
  Sitting: ReadingSitting,
  Tools: KeySheetButton,
}
