/** Downsamples to one peak per column, the loudest of each range. */
export const fitPeaks = (peaks: readonly number[], columns: number): number[] =>
  Array.from({ length: columns }, (_, column) => {
    const start = Math.floor((column * peaks.length) / columns)
    const end = Math.max(start + 1, Math.ceil(((column + 1) * peaks.length) / columns))
    return Math.max(0, ...peaks.slice(start, end))
  })
