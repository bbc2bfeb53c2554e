let taken = 0

/** Counts a successful write of this page. */
export const noteWritten = (): void => {
  taken += 1
}

export const countWritten = (): number => taken
