import { placeCells, type TableCell, toRowLines } from '../../lines/to-row-lines.ts'
import { joinTexts, type PdfText } from './join-texts.ts'
import type { PdfRule } from './list-rules.ts'

/** In points: lines that are closer meet. */
const closest = 3
const shortest = 8

/** A row has the borders that stand beside it: one that is drawn elsewhere, as an arrow between boxes is, divides no cells. */
type Row = { top: number; bottom: number; borders: number[] }
type Grid = { xs: number[]; rows: Row[] }

/** Joins the text of a table whose lines are drawn into rows of cells, however many lines a cell takes. */
export function joinTableCells(texts: readonly PdfText[], rules: readonly PdfRule[]): PdfText[] {
  const grids = listGrids(rules)
  const isInside = ({ xs, rows }: Grid, { left, y }: PdfText) =>
    left > (xs[0] ?? 0) - 1 &&
    left < (xs.at(-1) ?? 0) &&
    y > (rows[0]?.top ?? 0) &&
    y < (rows.at(-1)?.bottom ?? 0) + closest
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

function joinGrid({ xs, rows }: Grid, texts: readonly PdfText[]): PdfText[] {
  return rows.flatMap(({ top, bottom, borders }) => {
    const inRow = texts.filter(({ y }) => y > top && y <= bottom + closest)
    const cells = borders.slice(0, -1).map((from, column): TableCell => {
      const to = borders[column + 1] ?? from
      const own = joinTexts(inRow.filter(({ left }) => left >= from - 1 && left < to - 1))
      return {
        lines: own.map(({ pieces }) => pieces.map(({ text }) => text.trim()).join(' ')),
        across: xs.filter((x) => x >= from && x < to).length,
        down: 1,
      }
    })
    const first = inRow.toSorted((one, other) => one.y - other.y)[0]
    return first === undefined
      ? []
      : toRowLines(placeCells(cells, [])).map((text, index) => ({
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
    const sides = group.filter((rule) => upright.includes(rule))
    const xs = toPlaces(sides.map(({ left }) => left))
    const ys = toPlaces(group.filter((rule) => level.includes(rule)).map(({ bottom }) => bottom))
    const rows = ys.slice(0, -1).map((top, index): Row => {
      const bottom = ys[index + 1] ?? top
      const beside = toPlaces(
        sides
          .filter((rule) => rule.top <= top + closest && rule.bottom >= bottom - closest)
          .map(({ left }) => left),
      )
      const borders = xs.filter((x) => beside.some((place) => Math.abs(place - x) <= closest))
      return { top, bottom, borders: borders.length < 2 ? [xs[0] ?? 0, xs.at(-1) ?? 0] : borders }
    })
    return rows.some(({ borders }) => borders.length > 2) ? [{ xs, rows }] : []
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
