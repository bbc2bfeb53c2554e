import type { SectionScreen } from '../../authoring/context/section-screen.ts'
import { PaperPreview } from '../../authoring/editor/paper-preview.tsx'
import { KeySheetActions } from '../../authoring/key-sheet/key-sheet-actions.tsx'
import { readNumbers } from '../../core/document/mock-figures.ts'
import { toTypeLabel } from '../../core/document/question-type.ts'
import { buildPart } from './group-body.ts'
import { ListeningPart } from './listening-part.tsx'
import { listeningRules } from './listening-rules.ts'
import { listeningTemplates } from './listening-templates.ts'
import { toPartTitle } from './part-facts.ts'
import { PartPaper } from './part-paper.tsx'
import { RecordingForm } from './recording-form.tsx'

export const listeningScreen: SectionScreen<'listening'> = {
  section: 'listening',
  rules: listeningRules,
  templates: listeningTemplates,
  addLabel: 'Add part',
  buildPart: () => buildPart(),
  partName: (_part, index) => `Part ${index + 1}`,
  partText: ({ fields }) => toPartTitle(fields),
  inner: { field: 'instruction', text: toTypeLabel, numbers: readNumbers },
  Details: RecordingForm,
  Part: ListeningPart,
  Preview: ({ id }) => <PaperPreview id={id} Paper={PartPaper} />,
  loadSitting: async () =>
    (await import(/* webpackChunkName: 'sitting' */ './listening-sitting.tsx')).ListeningSitting,
  Actions: KeySheetActions,
}
