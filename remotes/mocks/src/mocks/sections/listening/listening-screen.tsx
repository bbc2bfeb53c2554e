import { newListeningMockPath, toListeningEditPath } from '../../../navigation/paths.ts'
import type { ServedScreen } from '../../authoring/context/section-screen.ts'
import { KeySheetButton } from '../../authoring/key-sheet/key-sheet.tsx'
import { readNumbers } from '../../core/document/mock-figures.ts'
import { toTypeLabel } from '../../core/keys/question-type.ts'
import { ListeningPart } from './listening-part.tsx'
import { ListeningPreview } from './listening-preview.tsx'
import { listeningRules } from './listening-rules.ts'
import { ListeningSitting } from './listening-sitting.tsx'
import { listeningTemplates } from './listening-templates.ts'
import { buildPart } from './listening-types.ts'
import { toPartTitle } from './part-title.ts'
import { RecordingForm } from './recording-form.tsx'

export const listeningScreen: ServedScreen<'listening'> = {
  section: 'listening',
  newPath: newListeningMockPath,
  toPath: toListeningEditPath,
  rules: listeningRules,
  templates: listeningTemplates,
  addLabel: 'Add part',
  buildPart: () => buildPart(),
  partName: (_part, index) => `Part ${index + 1}`,
  partText: ({ fields }) => toPartTitle(fields),
  inner: {
    field: 'instruction',
    text: toTypeLabel,
    numbers: readNumbers,
  },
  Details: RecordingForm,
  Part: ListeningPart,
  Preview: ListeningPreview,
  Sitting: ListeningSitting,
  Tools: KeySheetButton,
}
