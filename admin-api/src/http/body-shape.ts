/** Limits of a body, checked before it is read or parsed. */
export type BodyShape = {
  mostBytes: number
  /** Fields that may hold their value as JSON text. */
  jsonTexts?: readonly string[]
}

const kilobyte = 1024

/** The longest identifier and password fit, in any script. */
export const signInShape: BodyShape = { mostBytes: 4 * kilobyte }
export const shortRecordShape: BodyShape = { mostBytes: 64 * kilobyte }
export const documentShape: BodyShape = { mostBytes: 5 * kilobyte * kilobyte }

export const toSizeText = (bytes: number) =>
  bytes < kilobyte * kilobyte ? `${bytes / kilobyte} KB` : `${bytes / kilobyte / kilobyte} MB`
