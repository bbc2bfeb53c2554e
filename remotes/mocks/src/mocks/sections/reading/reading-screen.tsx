import type { SectionScreen } from '../../authoring/context/section-screen.ts'
import { PaperPreview } from '../../authoring/editor/paper-preview.tsx'
import { KeySheetActions } from '../../authoring/key-sheet/key-sheet-actions.tsx'
import { readNumbers } from '../../core/document/mock-figures.ts'
import { toTypeLabel } from '../../core/document/question-type.ts'
import { PassagePaper } from './passage-paper.tsx'
import { buildPassage } from './question-types.ts'
import { ReadingPart } from './reading-part.tsx'
import { readingRules } from './reading-rules.ts'
import { readingTemplates } from './reading-templates.ts'

export const readingScreen: SectionScreen<'reading'> = {
  section: 'reading',
  rules: readingRules,
  templates: readingTemplates,
  addLabel: 'Add passage',
  buildPart: () => buildPassage(),
  partName: (_part, index) => `Passage ${index + 1}`,
  partText: ({ fields }) => fields.title ?? '',
  inner: { field: 'instruction', text: toTypeLabel, numbers: readNumbers },
  Part: ReadingPart,
  Preview: ({ id }) => <PaperPreview id={id} Paper={PassagePaper} />,
  loadSitting: async () =>
    (await import(/* webpackChunkName: 'sitting' */ './reading-sitting.tsx')).ReadingSitting,
  Actions: KeySheetActions,
}
