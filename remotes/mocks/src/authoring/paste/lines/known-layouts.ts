import * as z from 'zod/mini'
import type { LineMarks, MarkedLine } from './line-marks.ts'
import { lineRoles } from './line-roles.ts'

const mostLayouts = 20
const mostShapes = 30

const shapeSchema = z.string().check(z.maxLength(80))

/** Papers of one layout, known by the shapes that recur in them, with the role that a person gave lines of each shape. */
const layoutSchema = z.object({
  shapes: z.array(shapeSchema).check(z.maxLength(mostShapes)),
  roles: z.record(shapeSchema, z.enum(lineRoles.map(({ role }) => role))),
})
export type Layout = z.infer<typeof layoutSchema>

export const layoutsSchema = z.array(layoutSchema).check(z.maxLength(mostLayouts))

/** Lines by shape, without plain ones, which could be anything in another paper. */
const groupByShape = (lines: readonly MarkedLine[]) =>
  Map.groupBy(
    lines.filter(({ shape }) => shape !== null && shape.said !== null),
    ({ shape }) => shape?.id ?? '',
  )

const listShapes = (lines: readonly MarkedLine[]): string[] =>
  [...groupByShape(lines)].flatMap(([id, same]) => (same.length > 1 ? [id] : [])).slice(0, mostShapes)

/** The shapes whose lines all have one role. */
export const toLayout = (lines: readonly MarkedLine[], marks: LineMarks): Layout => ({
  shapes: listShapes(lines),
  roles: Object.fromEntries(
    [...groupByShape(lines)].flatMap(([id, same]) => {
      const [role, ...others] = new Set(same.map(({ key }) => marks.get(key)?.role))
      return role === undefined || others.length > 0 ? [] : [[id, role] as const]
    }),
  ),
})

/** The newest is first and replaces an older one of the same layout; the oldest is forgotten. */
export const rememberLayout = (known: readonly Layout[], layout: Layout): Layout[] =>
  Object.keys(layout.roles).length === 0
    ? [...known]
    : [layout, ...known.filter((other) => !isLike(other.shapes, layout.shapes))].slice(0, mostLayouts)

/** The layout of a paper that was marked before. */
export function findLayout(known: readonly Layout[], lines: readonly MarkedLine[]): Layout | null {
  const shapes = listShapes(lines)
  return known.find((layout) => isLike(layout.shapes, shapes)) ?? null
}

/** Three of four shapes are equal. */
function isLike(left: readonly string[], right: readonly string[]): boolean {
  const all = new Set([...left, ...right])
  return all.size > 0 && left.filter((shape) => right.includes(shape)).length >= all.size * 0.75
}

export const markLayout = ({ roles }: Layout, lines: readonly MarkedLine[]): LineMarks =>
  new Map(
    lines.flatMap(({ key, shape }) => {
      const role = shape === null ? undefined : roles[shape.id]
      return role === undefined ? [] : [[key, { role, by: 'layout' }] as const]
    }),
  )
