import { type Explanations, readExplained, readPartRecording } from '@console/ielts'
import type { MockTexts, TextPlace } from './mock-texts.ts'

/** Appends explanations to the texts of a mock. */
export function withNotes(texts: MockTexts, notes: Explanations | undefined): MockTexts {
  if (notes === undefined) return texts
  const over = new Set<string>()
  const noted = texts.beside.flatMap(({ field, note, sent, ...place }): TextPlace[] => {
    const text =
      field === 'transcript'
        ? readPartRecording(notes, note).transcript
        : readExplained(notes, note).explanation
    if (text.trim() === '') return []
    over.add(sent)
    return [{ ...place, key: `${note} ${field}`, text }]
  })
  return { ...texts, places: [...texts.places.filter(({ key }) => !over.has(key)), ...noted] }
}
