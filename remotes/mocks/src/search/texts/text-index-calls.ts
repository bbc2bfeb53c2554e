import type { TextIndex } from './text-index.ts'

/** A call of the index that a worker holds, and its answer: the number says which belongs to which. */
export type IndexCall = {
  [Name in keyof TextIndex]: { number: number; name: Name; given: Parameters<TextIndex[Name]> }
}[keyof TextIndex]

export type IndexAnswer = { number: number; value: unknown }
