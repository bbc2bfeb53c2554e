const beforeDrawing = /^ {2}(name|size|aliases): .*,?$/gm
const key = /,\s+key: "\w+"/g
const lookOfNothing = /^__iconData\.node;$/m

/**
 * Leaves the drawing of a lucide icon: its names are read by nobody, and its keys, which no compression makes smaller, are those
 * of a list that never changes (`plain-icon.ts`).
 */
// biome-ignore lint/style/noDefaultExport: how the bundler finds a loader
export default function loadIcon(source: string): string {
  return source.replace(beforeDrawing, '').replace(key, '').replace(lookOfNothing, '')
}
