import { readNumbers } from '../document/mock-figures.ts'
import { readText } from '../document/read-node.ts'
import type { ServedScreen } from '../editor/section-screen.ts'
import { KeySheetButton } from '../key/key-sheet.tsx'
import { ListeningPart } from './listening-part.tsx'
import { ListeningPreview } from './listening-preview.tsx'
import { ListeningSitting } from './listening-sitting.tsx'
import { buildPart, toTypeLabel } from './listening-types.ts'
import { toPartTitle } from './part-title.ts'
import { RecordingForm } from './recording-form.tsx'

export const listeningScreen: ServedScreen = {
  section: 'listening',
  addLabel: 'Add part',
  buildPart,
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
