import { readKey } from '@console/shared/ui/read-key'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { TimedPart } from '../../explanation-store/timed-parts.ts'
import { blocksPerSecond } from '../../media/measure/loudness-meter.ts'
import { drawWaveform } from './draw-waveform.ts'
import styles from './waveform.module.css'

type WaveformProps = {
  /** Empty if the recording cannot be read. */
  peaks: readonly number[]
  parts: readonly TimedPart[]
  /** In seconds. The length is unknown until the recording has loaded. */
  at: number
  length: number
  valueText: string
  onSeek(seconds: number): void
  /** Handles keys other than those of the slider. */
  onKey(key: string): boolean
}

const steps: Record<string, number> = { ArrowLeft: -5, ArrowRight: 5, PageDown: -30, PageUp: 30 }

/** A waveform that is also a slider for the position. */
export function Waveform({ peaks, parts, at, length, valueText, onSeek, onKey }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const whole = Number.isFinite(length) && length > 0 ? length : peaks.length / blocksPerSecond
  const look = useCanvasStyle(canvas)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another look, which the canvas has by itself
  useEffect(() => {
    if (canvas.current !== null) drawWaveform(canvas.current, { peaks, parts, at, length: whole })
  }, [peaks, parts, at, whole, look])

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = readKey(event)
    const step = steps[key]
    const goal = key === 'Home' ? 0 : key === 'End' ? whole : step && at + step / (event.shiftKey ? 5 : 1)
    if (goal !== undefined) onSeek(Math.min(whole, Math.max(0, goal)))
    else if (!onKey(key)) return
    event.preventDefault()
  }

  function handlePointer({ type, currentTarget, clientX, buttons, pointerId }: PointerEvent) {
    if (buttons !== 1) return
    // Captures the pointer, so that dragging continues above and below.
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId)
    const { left, width } = currentTarget.getBoundingClientRect()
    onSeek(Math.min(whole, Math.max(0, ((clientX - left) / width) * whole)))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.waveform}
      aria-label="Position in the recording"
      aria-valuemin={0}
      aria-valuemax={Math.round(whole)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={valueText}
      aria-keyshortcuts="Space S E"
      onKeyDown={handleKey}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
    </div>
  )
}

/** The width and theme colours of a canvas, which it reads only when it is drawn. */
function useCanvasStyle(canvas: RefObject<HTMLCanvasElement | null>): string {
  const [look, setLook] = useState('')
  useEffect(() => {
    const { current } = canvas
    if (current === null) return
    const page = document.documentElement
    const see = () => setLook(`${current.clientWidth} ${page.dataset['theme']}`)
    const sizes = new ResizeObserver(see)
    sizes.observe(current)
    const themes = new MutationObserver(see)
    themes.observe(page, { attributeFilter: ['data-theme'] })
    return () => {
      sizes.disconnect()
      themes.disconnect()
    }
  }, [canvas])
  return look
}
