import { runInNewContext } from 'node:vm'
import { joinShapes } from './join-shapes.ts'
import type { IconData } from './plain-icon.ts'

const beforeDrawing = /^ {2}(name|size|aliases): .*,?$/gm
const key = /,\s+key: "\w+"/g
const lookOfNothing = /^__iconData\.node;$/m
const drawing = /node: (\[[^;]*\])(?=,?\s*\};)/

/**
 * Leaves the drawing of a lucide icon, in as few elements as it takes: its names are read by nobody, and its keys, which no
 * compression makes smaller, are those of a list that never changes (`plain-icon.ts`).
 */
// biome-ignore lint/style/noDefaultExport: how the bundler finds a loader
export default function loadIcon(source: string): string {
  return source
    .replace(beforeDrawing, '')
    .replace(key, '')
    .replace(lookOfNothing, '')
    .replace(drawing, (_, literal: string) => `node: ${JSON.stringify(joinShapes(readNode(literal)))}`)
}

/** As lucide publishes it, which its tests hold it to (`plain-icon.test.ts`). */
const readNode = (literal: string): IconData['node'] => runInNewContext(literal)
