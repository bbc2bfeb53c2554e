import type { LineRole } from '@console/printed-tests'
import type { JoinedSources } from '@console/printed-tests/sources'
import { useDeviceValue } from '@console/shared/device-value'
import { splitLines } from '@console/values/text/line-breaks'
import { useMemo, useState } from 'react'
import { findLayout, layoutsSchema, markLayout, rememberLayout, toLayout } from './known-layouts.ts'
import { type LineMarks, type MarkedLine, markLines, toHints, toKeys, withoutLikes } from './line-marks.ts'
import { toShapes } from './line-shape.ts'

/** The last marking: how many lines were marked by hand, and which followed. */
export type LastMarking = { role: LineRole; count: number; likes: readonly string[]; said: string | null }

const none: LineMarks = new Map()

/** The roles that a person gave the lines of a test, or of an earlier paper of the same layout. */
export function useLineMarks({ text, placeOf }: JoinedSources) {
  const [layouts, setLayouts] = useDeviceValue('paste/layouts', layoutsSchema, [])
  const [own, setOwn] = useState<LineMarks | null>(null)
  const [last, setLast] = useState<LastMarking | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: places follow from the text
  const lines = useMemo(() => listLines(text, placeOf), [text])
  const known = useMemo(() => {
    const layout = findLayout(layouts, lines)
    return layout === null ? none : markLayout(layout, lines)
  }, [layouts, lines])
  const marks = own ?? known
  const hints = useMemo(() => toHints(lines, marks), [lines, marks])

  function mark(chosen: ReadonlySet<string>, role: LineRole | null) {
    const { marks: next, likes } = markLines(marks, lines, chosen, role)
    const shape = lines.find(({ key }) => chosen.has(key))?.shape
    setOwn(next)
    setLast(role === null ? null : { role, likes, count: chosen.size, said: shape?.said ?? null })
  }

  return {
    lines,
    marks,
    hints,
    last,
    /** Lines marked as in an earlier paper. */
    known: own === null ? known.size : 0,
    mark,
    takeBackLikes() {
      setOwn(withoutLikes(marks, last?.likes ?? []))
      setLast(null)
    },
    forget() {
      setOwn(none)
      setLast(null)
    },
    remember() {
      if (own !== null && own.size > 0) setLayouts(rememberLayout(layouts, toLayout(lines, own)))
    },
  }
}

export type LineMarking = ReturnType<typeof useLineMarks>

/** Lines that belong to a source: a heading inserted above a key does not. */
function listLines(text: string, placeOf: JoinedSources['placeOf']): MarkedLine[] {
  const all = splitLines(text)
  const shapes = toShapes(all)
  const keys = toKeys(all)
  return all.flatMap((line, index) =>
    placeOf(index + 1) === null
      ? []
      : [{ at: index + 1, text: line, key: keys[index] ?? '', shape: shapes[index] ?? null }],
  )
}
