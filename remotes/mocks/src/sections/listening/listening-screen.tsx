import { readNumbers, toGroupLabel } from '@console/ielts'
import { buildPart, listeningRules, listeningTemplates, toPartTitle } from '@console/ielts/sections'
import { PaperPreview } from '../../authoring/editor/paper-preview.tsx'
import { KeySheetActions } from '../../authoring/key-sheet/key-sheet-actions.tsx'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { ListeningPart } from './listening-part.tsx'
import { PartPaper } from './part-paper.tsx'
import { RecordingForm } from './recording-form.tsx'

export const listeningScreen: SectionScreen<'listening'> = {
  section: 'listening',
  rules: {
    ...listeningRules,
    groups: {
      ...listeningRules.groups,
      loadListPaste: async () =>
        (await import(/* webpackChunkName: 'pasting' */ './paste-body.ts')).pasteList,
    },
  },
  templates: listeningTemplates,
  addLabel: 'Add part',
  buildPart: () => buildPart(),
  partName: (_part, index) => `Part ${index + 1}`,
  partText: ({ fields }) => toPartTitle(fields),
  inner: { field: 'instruction', text: toGroupLabel, numbers: readNumbers },
  Details: RecordingForm,
  Part: ListeningPart,
  Preview: ({ id }) => <PaperPreview id={id} Paper={PartPaper} />,
  loadSitting: async () =>
    (await import(/* webpackChunkName: 'sitting' */ './listening-sitting.tsx')).ListeningSitting,
  Actions: KeySheetActions,
}
