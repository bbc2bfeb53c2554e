import { foldForSearch } from '@console/values/text/fold-text'

export type FuzzyMatch = {
  /** Higher is better. */
  score: number
  /** Indices of the matched letters in `text`, ascending. */
  places: readonly number[]
}

type Path = { score: number; places: readonly number[] }

const startBonus = 8
const runBonus = 6
const firstBonus = 4
const gapCost = 1

/**
 * Matches the letters of `query` as a subsequence of `text`. Letters at word starts and consecutive letters score
 * highest, so that "np" finds "New package" before "Coupons". Finds the best-scoring subsequence, as fzf does; decision
 * 0040 compares libraries.
 */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  const wanted = [...fold(query)].filter((letter) => letter !== ' ')
  const letters = [...text].map(fold)
  if (wanted.length === 0) return { score: 0, places: [] }
  // The best match so far, by the index of its last letter.
  let paths = new Map<number, Path>([[-1, { score: 0, places: [] }]])
  for (const letter of wanted) {
    const next = new Map<number, Path>()
    for (const [place, candidate] of letters.entries()) {
      const path = candidate === letter ? findBestPath(paths, place, letters) : null
      if (path !== null) next.set(place, path)
    }
    paths = next
  }
  const best = [...paths.values()].reduce<Path | null>(
    (top, path) => (top === null || path.score > top.score ? path : top),
    null,
  )
  return best
}

function findBestPath(paths: ReadonlyMap<number, Path>, place: number, letters: readonly string[]) {
  let best: Path | null = null
  for (const [last, path] of paths) {
    if (last >= place) continue
    const score = path.score + scoreStep(last, place, letters)
    if (best === null || score > best.score) best = { score, places: [...path.places, place] }
  }
  return best
}

function scoreStep(last: number, place: number, letters: readonly string[]): number {
  const isStart = place === 0 || !/[\p{L}\p{N}]/u.test(letters[place - 1] ?? '')
  const isRun = last >= 0 && last === place - 1
  const gap = isRun ? 0 : Math.min(place - last, 5) * gapCost
  return (isStart ? startBonus : 0) + (isRun ? runBonus : 0) + (place === 0 ? firstBonus : 0) - gap
}

/** Ignores case and accents. */
export const fold = (text: string) => foldForSearch(text).normalize('NFD').replace(/\p{M}/gu, '')
