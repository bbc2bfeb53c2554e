import {
  type Explanations,
  type ExplanationsChange,
  noExplanations,
  setExplained,
  setPartRecording,
} from '@console/ielts'
import { listChanges, type ThreeCopies } from '@console/shared/editing/merge-documents'
import { mapValues } from 'es-toolkit/object'

/** One editable field: of a question its explanation or proof, of a part its transcript, start or end. */
export type ExplanationField =
  | { of: 'question'; key: string; field: 'explanation' | 'proof' }
  | { of: 'part'; key: string; field: 'transcript' | 'start' | 'end' }

/** Empty is an empty text, or null for a time. */
export type ExplanationValue = string | number | null

/** A field that both sides changed differently, not resolved yet. */
export type ExplanationConflict = { id: string; field: ExplanationField; theirs: ExplanationValue }

export type MergedExplanations = {
  /** Sent to the server: conflicting fields keep the server’s value. */
  sent: Explanations
  /** Shown here: conflicting fields keep this device’s value. */
  shown: Explanations
  /** The base of the next merge: conflicting fields keep their old base. */
  base: Explanations
  conflicts: ExplanationConflict[]
}

/** Merges field by field, so that two people can explain questions of one mock at the same time. */
export function mergeExplanations(copies: ThreeCopies<Explanations>): MergedExplanations {
  const { base, theirs, mine } = copies
  const merged: MergedExplanations = { sent: theirs, shown: mine, base: theirs, conflicts: [] }
  const fields = new Map(
    listFields(base, theirs, mine).map((field) => [Object.values(field).join(' '), field]),
  )
  const toValues = (notes: Explanations) =>
    Object.fromEntries([...fields].map(([id, field]) => [id, readField(notes, field)]))
  const values = mapValues(copies, toValues)
  for (const { path, changedBy } of listChanges(values)) {
    const id = String(path[0])
    const field = fields.get(id)
    if (field === undefined) continue
    const take = (side: keyof ThreeCopies) => setField(field, readField(copies[side], field))
    if (changedBy === 'them') merged.shown = take('theirs')(merged.shown)
    else if (changedBy === 'me') {
      merged.sent = take('mine')(merged.sent)
      merged.base = take('mine')(merged.base)
    } else {
      merged.base = take('base')(merged.base)
      merged.conflicts.push({ id, field, theirs: readField(theirs, field) })
    }
  }
  return merged
}

/** Applies `given` with an empty base, so that different values on the server become conflicts. */
export function importExplanations(given: Explanations, base: Explanations, shown: Explanations) {
  const imported = { base, notes: shown }
  for (const field of listFields(given)) {
    const value = readField(given, field)
    if (value === readField(noExplanations, field) || value === readField(shown, field)) continue
    imported.notes = setField(field, value)(imported.notes)
    imported.base = setField(field, readField(noExplanations, field))(imported.base)
  }
  return imported
}

function listFields(...copies: Explanations[]): ExplanationField[] {
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

export function readField(notes: Explanations, place: ExplanationField): ExplanationValue {
  if (place.of === 'question') return notes.questions[place.key]?.[place.field] ?? ''
  const empty = place.field === 'transcript' ? '' : null
  return notes.parts[place.key]?.[place.field] ?? empty
}

export const setField = (
  { of, key, field }: ExplanationField,
  value: ExplanationValue,
): ExplanationsChange =>
  of === 'question' ? setExplained(key, { [field]: value }) : setPartRecording(key, { [field]: value })
