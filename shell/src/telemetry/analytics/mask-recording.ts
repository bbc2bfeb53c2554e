import { scrubText } from '../scrub/scrub-text.ts'

/** rrweb's layout fields, none of which is typed or readable content. */
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

/**
 * Replaces every text of a recording with asterisks, whatever the recorder has masked already; addresses are scrubbed.
 */
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
