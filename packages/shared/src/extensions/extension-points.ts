import * as z from 'zod/mini'
import { consolePathSchema } from '../schemas/console-path.schema.ts'
import type { LinkTargets } from './link-targets.ts'

type ExtensionLink = { text: string; to: string }

/** Points of records, by the remote that shows them and their kind: `record.links:content/article`. */
export type RecordPoint = {
  [Remote in keyof LinkTargets]: `record.links:${Remote}/${LinkTargets[Remote]}`
}[keyof LinkTargets]

/** Results that the host of each extension point receives. A new point comes with a minor version of Platform. */
export type ExtensionResults = {
  /** On the dashboard: up to five kinds of records that wait for somebody, such as “2 draft packages”. */
  'dashboard.attention': ExtensionLink[]
  /** Beside menu entries of the remote: a count, and the sentence that says of what. Asked for rarely. Since 1.12.0. */
  'menu.badges': { path: string; count: number; sentence: string }[]
} & { [Point in RecordPoint]: ExtensionLink[] }

export type ExtensionPoint = keyof ExtensionResults

/** Points that are about a screen as a whole. */
export type ScreenPoint = Exclude<ExtensionPoint, RecordPoint>

/** The record on screen, for the points of records. */
export type RecordOnScreen = { id: number | string; title: string }

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const links = (mostText: number, most: number) =>
  z.array(z.object({ text: text(mostText), to: consolePathSchema })).check(z.maxLength(most))

const results = {
  'dashboard.attention': links(80, 5),
  'menu.badges': z.array(
    z.object({ path: z.string(), count: z.int().check(z.minimum(0)), sentence: text(80) }),
  ),
  record: links(300, 10),
} satisfies Record<ScreenPoint | 'record', unknown>

/** Checks what an extension returned. @throws ZodError */
export function parseExtensionResult<Point extends ExtensionPoint>(
  point: Point,
  result: unknown,
): ExtensionResults[Point] {
  const schema = results[point in results ? (point as keyof typeof results) : 'record']
  return schema.parse(result) as ExtensionResults[Point]
}

/** One remote's part of a point, for the host. */
export type Extension<Point extends ExtensionPoint> = {
  remote: string
  /** Title of the remote. */
  title: string
  /** Loads the remote's code and runs it. Rejects if either fails or the result is not what the point expects. */
  run(signal: AbortSignal): Promise<ExtensionResults[Point]>
}

export type Extensions = {
  /** Extensions of this release that the person may use, in the order of the menu. Loads no code. */
  list<Point extends ScreenPoint>(point: Point): readonly Extension<Point>[]
  /** The same for a record on screen. Absent in shells before 1.12.0. */
  listFor?<Point extends RecordPoint>(point: Point, record: RecordOnScreen): readonly Extension<Point>[]
}
