import { toRowLines } from '../../lines/to-row-lines.ts'
import { joinTexts } from './join-texts.ts'
import type { PdfRule } from './list-rules.ts'
import type { PdfText } from './pdf-text.ts'

/** In points: lines that are closer meet. */
const closest = 3
const shortest = 8

type Grid = { xs: number[]; ys: number[] }

/** Joins the text of a table whose lines are drawn into rows of cells, however many lines a cell takes. */
export function joinTableCells(texts: readonly PdfText[], rules: readonly PdfRule[]): PdfText[] {
  const grids = listGrids(rules)
  const isInside = ({ xs, ys }: Grid, { left, y }: PdfText) =>
    left > (xs[0] ?? 0) - 1 && left < (xs.at(-1) ?? 0) && y > (ys[0] ?? 0) && y < (ys.at(-1) ?? 0) + closest
  return [
    ...texts.filter((text) => !grids.some((grid) => isInside(grid, text))),
    ...grids.flatMap((grid) =>
      joinGrid(
        grid,
        texts.filter((text) => isInside(grid, text)),
      ),
    ),
  ]
}

function joinGrid({ xs, ys }: Grid, texts: readonly PdfText[]): PdfText[] {
  return ys.slice(0, -1).flatMap((top, row) => {
    const inRow = texts.filter(({ y }) => y > top && y <= (ys[row + 1] ?? top) + closest)
    const cells = xs
      .slice(0, -1)
      .map((from, column) =>
        joinTexts(inRow.filter(({ left }) => left >= from - 1 && left < (xs[column + 1] ?? from) - 1)).map(
          ({ pieces }) => pieces.map(({ text }) => text.trim()).join(' '),
        ),
      )
    const first = inRow.toSorted((one, other) => one.y - other.y)[0]
    return first === undefined
      ? []
      : toRowLines(cells).map((text, index) => ({
          text,
          left: xs[0] ?? 0,
          right: xs.at(-1) ?? 0,
          y: first.y + index * first.size,
          size: first.size,
        }))
  })
}

/** Lines that meet form a table if they make two columns; a box around something is not a table. */
function listGrids(rules: readonly PdfRule[]): Grid[] {
  const upright = rules.filter(
    ({ top, bottom, left, right }) => bottom - top >= shortest && bottom - top > right - left,
  )
  const level = rules.filter(
    ({ top, bottom, left, right }) => right - left >= shortest && right - left > bottom - top,
  )
  const groups: PdfRule[][] = []
  for (const rule of [...upright, ...level]) {
    const met = groups.filter((group) => group.some((other) => doTouch(rule, other)))
    const whole = [rule, ...met.flat()]
    for (const group of met) groups.splice(groups.indexOf(group), 1)
    groups.push(whole)
  }
  return groups.flatMap((group) => {
    const xs = toPlaces(group.filter((rule) => upright.includes(rule)).map(({ left }) => left))
    const ys = toPlaces(group.filter((rule) => level.includes(rule)).map(({ bottom }) => bottom))
    return xs.length > 2 && ys.length > 1 ? [{ xs, ys }] : []
  })
}

const doTouch = (one: PdfRule, other: PdfRule): boolean =>
  one.left <= other.right + closest &&
  other.left <= one.right + closest &&
  one.top <= other.bottom + closest &&
  other.top <= one.bottom + closest

const toPlaces = (all: readonly number[]): number[] =>
  all
    .toSorted((one, other) => one - other)
    .filter((place, index, sorted) => index === 0 || place - (sorted[index - 1] ?? 0) > closest)
