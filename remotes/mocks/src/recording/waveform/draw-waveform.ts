import type { TimedPart } from '../../explanation-store/timed-parts.ts'
import { fitPeaks } from './fit-peaks.ts'

type Drawn = { peaks: readonly number[]; parts: readonly TimedPart[]; at: number; length: number }

/** Uses the canvas’s styles: text colour for sound, border colour for parts, outline colour for the position. */
export function drawWaveform(canvas: HTMLCanvasElement, { peaks, parts, at, length }: Drawn): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const { color, borderColor, outlineColor } = getComputedStyle(canvas)
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = window.devicePixelRatio
  canvas.width = width * scale
  canvas.height = height * scale
  context.scale(scale, scale)
  const toX = (seconds: number) => (length > 0 ? (seconds / length) * width : 0)
  context.font = '12px sans-serif'
  for (const { number, start, end } of parts) {
    if (start === null) continue
    context.fillStyle = borderColor
    context.fillRect(toX(start), 0, Math.max(1, toX(end ?? length) - toX(start)), height)
    context.fillStyle = color
    context.fillText(String(number), toX(start) + 4, 14)
  }
  context.fillStyle = color
  const loudest = Math.max(0.01, ...peaks.slice(0, 100_000))
  for (const [column, peak] of fitPeaks(peaks, Math.floor(width / 2)).entries()) {
    const tall = Math.max(1, (peak / loudest) * (height - 36))
    context.fillRect(column * 2, height / 2 + 8 - tall / 2, 1, tall)
  }
  context.fillStyle = outlineColor
  context.fillRect(toX(at) - 1, 0, 2, height)
}
