let taken = 0

/** A write of this page was answered with success. */
export const noteWritten = (): void => {
  taken += 1
}

/** How many there were. */
export const countWritten = (): number => taken
