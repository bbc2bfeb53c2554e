import { scrubText } from '../scrub/scrub-text.ts'

/** Names under which rrweb keeps what a recording needs to show where things were; none of it is typed or read. */
const layout = new Set([
  'tagName',
  'tag',
  'class',
  'style',
  'type',
  'role',
  'rel',
  'width',
  'height',
  'd',
  'viewBox',
  'fill',
  'stroke',
  'rr_width',
  'rr_height',
  'rr_left',
  'rr_top',
  'rr_position',
  '_cssText',
  'rule',
])

/** A recording with every text replaced by stars, whatever the recorder has masked; addresses are scrubbed. */
export function maskRecording(recorded: unknown): unknown {
  if (typeof recorded === 'string') return '*'.repeat(Math.min(recorded.length, 100))
  if (typeof recorded !== 'object' || recorded === null) return recorded
  if (Array.isArray(recorded)) return recorded.map(maskRecording)
  const isStyle = 'isStyle' in recorded && recorded.isStyle === true
  const masked = Object.entries(recorded).map(([name, value]) => {
    if (name === 'href' && typeof value === 'string') return [name, scrubText(value)]
    const isKept = layout.has(name) || (isStyle && name === 'textContent')
    return [name, isKept ? value : maskRecording(value)]
  })
  return Object.fromEntries(masked)
}
