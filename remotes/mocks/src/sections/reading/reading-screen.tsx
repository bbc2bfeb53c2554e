import { readNumbers, toGroupLabel } from '@console/ielts'
import { buildPassage, readingRules, readingTemplates } from '@console/ielts/sections'
import { PaperPreview } from '../../authoring/editor/paper-preview.tsx'
import { KeySheetActions } from '../../authoring/key-sheet/key-sheet-actions.tsx'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { PassagePaper } from './passage-paper.tsx'
import { ReadingPart } from './reading-part.tsx'

export const readingScreen: SectionScreen<'reading'> = {
  section: 'reading',
  rules: {
    ...readingRules,
    groups: {
      ...readingRules.groups,
      loadListPaste: async () =>
        (await import(/* webpackChunkName: 'pasting' */ './paste-questions.ts')).pasteList,
    },
  },
  templates: readingTemplates,
  addLabel: 'Add passage',
  buildPart: () => buildPassage(),
  partName: (_part, index) => `Passage ${index + 1}`,
  partText: ({ fields }) => fields.title ?? '',
  inner: { field: 'instruction', text: toGroupLabel, numbers: readNumbers },
  Part: ReadingPart,
  Preview: ({ id }) => <PaperPreview id={id} Paper={PassagePaper} />,
  loadSitting: async () =>
    (await import(/* webpackChunkName: 'sitting' */ './reading-sitting.tsx')).ReadingSitting,
  Actions: KeySheetActions,
}
