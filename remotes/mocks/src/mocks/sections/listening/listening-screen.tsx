import { newListeningMockPath, toListeningEditPath } from '../../../navigation/paths.ts'
import type { ServedScreen } from '../../authoring/context/section-screen.ts'
import { KeySheetButton } from '../../authoring/key-sheet/key-sheet.tsx'
import { readNumbers } from '../../core/document/mock-figures.ts'
import { readText } from '../../core/document/read-node.ts'
import { ListeningPart } from './listening-part.tsx'
import { ListeningPreview } from './listening-preview.tsx'
import { listeningRules } from './listening-rules.ts'
import { ListeningSitting } from './listening-sitting.tsx'
import { listeningTemplates } from './listening-templates.ts'
import { buildPart, toTypeLabel } from './listening-types.ts'
import { toPartTitle } from './part-title.ts'
import { RecordingForm } from './recording-form.tsx'

export const listeningScreen: ServedScreen = {
  section: 'listening',
  newPath: newListeningMockPath,
  toPath: toListeningEditPath,
  rules: listeningRules,
  templates: listeningTemplates,
  addLabel: 'Add part',
  buildPart: () => buildPart(),
  partName: (_part, index) => `Part ${index + 1}`,
  partText: toPartTitle,
  inner: {
    list: 'questions',
    field: 'instruction',
    text: (group) => toTypeLabel(readText(group, 'type')),
    numbers: readNumbers,
  },
  Details: RecordingForm,
  Part: ListeningPart,
  Preview: ListeningPreview,
  Sitting: ListeningSitting,
  Tools: KeySheetButton,
}
