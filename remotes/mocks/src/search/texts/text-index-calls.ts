import type { TextIndex } from './text-index.ts'

/** A call of the index in the worker and its answer, matched by number. */
export type IndexCall = {
  [Name in keyof TextIndex]: { number: number; name: Name; given: Parameters<TextIndex[Name]> }
}[keyof TextIndex]

export type IndexAnswer = { number: number; value: unknown }
