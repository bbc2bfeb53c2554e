import {
  type Explanations,
  type ExplanationsChange,
  noExplanations,
  setExplained,
  setPartRecording,
} from '@console/ielts'

/** One editable field: of a question its explanation or proof, of a part its transcript, start or end. */
export type NoteField =
  | { of: 'question'; key: string; field: 'explanation' | 'proof' }
  | { of: 'part'; key: string; field: 'transcript' | 'start' | 'end' }

/** Empty is an empty text, or null for a time. */
export type NoteValue = string | number | null

/** A field that both sides changed differently, not resolved yet. */
export type Clash = { id: string; field: NoteField; theirs: NoteValue }

export type MergedExplanations = {
  /** Sent to the server: conflicting fields keep the server’s value. */
  sent: Explanations
  /** Shown here: conflicting fields keep this device’s value. */
  shown: Explanations
  /** The base of the next merge: conflicting fields keep their old base. */
  base: Explanations
  clashes: Clash[]
}

type ThreeExplanations = { base: Explanations; theirs: Explanations; mine: Explanations }

/** Merges field by field, so that two people can explain questions of one mock at the same time. */
export function mergeThreeExplanations({ base, theirs, mine }: ThreeExplanations): MergedExplanations {
  const merged: MergedExplanations = { sent: theirs, shown: mine, base: theirs, clashes: [] }
  for (const field of listFields(base, theirs, mine)) {
    const [before, their, my] = [base, theirs, mine].map((notes) => readNote(notes, field))
    if (before === undefined || their === undefined || my === undefined || their === my) continue
    if (my === before) merged.shown = setNote(field, their)(merged.shown)
    else if (their === before) {
      merged.sent = setNote(field, my)(merged.sent)
      merged.base = setNote(field, my)(merged.base)
    } else {
      merged.base = setNote(field, before)(merged.base)
      merged.clashes.push({ id: Object.values(field).join(' '), field, theirs: their })
    }
  }
  return merged
}

/** Applies `given` with an empty base, so that different values on the server become conflicts. */
export function bringNotes(given: Explanations, base: Explanations, shown: Explanations) {
  const brought = { base, notes: shown }
  for (const field of listFields(given)) {
    const value = readNote(given, field)
    if (value === readNote(noExplanations, field) || value === readNote(shown, field)) continue
    brought.notes = setNote(field, value)(brought.notes)
    brought.base = setNote(field, readNote(noExplanations, field))(brought.base)
  }
  return brought
}

function listFields(...copies: Explanations[]): NoteField[] {
  const questions = new Set(copies.flatMap((notes) => Object.keys(notes.questions)))
  const parts = new Set(copies.flatMap((notes) => Object.keys(notes.parts)))
  return [
    ...[...questions].flatMap((key) =>
      (['explanation', 'proof'] as const).map((field) => ({ of: 'question', key, field }) as const),
    ),
    ...[...parts].flatMap((key) =>
      (['transcript', 'start', 'end'] as const).map((field) => ({ of: 'part', key, field }) as const),
    ),
  ]
}

export function readNote(notes: Explanations, place: NoteField): NoteValue {
  if (place.of === 'question') return notes.questions[place.key]?.[place.field] ?? ''
  const empty = place.field === 'transcript' ? '' : null
  return notes.parts[place.key]?.[place.field] ?? empty
}

export const setNote = ({ of, key, field }: NoteField, value: NoteValue): ExplanationsChange =>
  of === 'question' ? setExplained(key, { [field]: value }) : setPartRecording(key, { [field]: value })
