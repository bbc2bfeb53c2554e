import * as z from 'zod/mini'
import { consolePathSchema } from '../schemas/console-path.schema.ts'

/** Results that the host of each extension point receives. A new point comes with a minor version of Platform. */
export type ExtensionResults = {
  /** On the dashboard: up to five kinds of records that wait for somebody, such as “2 draft packages”. */
  'dashboard.attention': { text: string; to: string }[]
}

export type ExtensionPoint = keyof ExtensionResults

/** Checks what an extension returned. */
export const extensionPoints: { [Point in ExtensionPoint]: z.ZodMiniType<ExtensionResults[Point]> } = {
  'dashboard.attention': z
    .array(z.object({ text: z.string().check(z.minLength(1), z.maxLength(80)), to: consolePathSchema }))
    .check(z.maxLength(5)),
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
  list<Point extends ExtensionPoint>(point: Point): readonly Extension<Point>[]
}
