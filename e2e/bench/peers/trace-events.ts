export type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
}

/** Activities of the main thread by Chromium's event names; the first match counts. */
const kinds: readonly { kind: string; names: RegExp }[] = [
  { kind: 'parse and compile', names: /^v8\.(?:compile|parse|produce)|^V8\.(?:Parse|Compile)|CompileCode/ },
  { kind: 'evaluate scripts', names: /^(?:EvaluateScript|v8\.evaluateModule|v8\.run)$/ },
  { kind: 'garbage collection', names: /GC/ },
  { kind: 'style', names: /^(?:UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)$/ },
  { kind: 'layout', names: /^Layout$/ },
  { kind: 'paint', names: /^(?:PrePaint|Paint|Layerize|Commit|UpdateLayer)$/ },
  { kind: 'read the document', names: /^ParseHTML$/ },
  { kind: 'parse the answer', names: /^parsing$/ },
  { kind: 'validate the answer', names: /^validating$/ },
  {
    kind: 'render and other code',
    names: /^(?:FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch|XHR|FireIdle)/,
  },
]

/** Timed events of the busiest thread, by start time, longer events first. */
export function findMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
  const countCode = (thread: readonly TraceEvent[]) =>
    thread.filter(({ name }) => name === 'EvaluateScript' || name === 'FunctionCall').length
  const [busiest = []] = [...threads.values()].toSorted((one, other) => countCode(other) - countCode(one))
  const timed = busiest.filter(({ ph, dur }) => ph === 'X' && dur !== undefined)
  return [...timed, ...findAnswers(busiest, timed)].toSorted(
    (one, other) => one.ts - other.ts || toEnd(other) - toEnd(one),
  )
}

/** Milliseconds per kind; nested events of another kind are subtracted. */
export function sumSelfTimes(events: readonly TraceEvent[]): Record<string, number> {
  const spent: Record<string, number> = Object.fromEntries(kinds.map(({ kind }) => [kind, 0]))
  const open: { end: number; kind: string }[] = []
  for (const event of events) {
    const kind = kinds.find(({ names }) => names.test(event.name))?.kind
    if (kind === undefined) continue
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const outer = open.at(-1)
    const time = (toEnd(event) - event.ts) / 1000
    if (outer !== undefined) spent[outer.kind] = (spent[outer.kind] ?? 0) - time
    spent[kind] = (spent[kind] ?? 0) + time
    open.push({ end: toEnd(event), kind })
  }
  return spent
}

/** From the page's marks: parsing between the first two, validation from the second to the end of its task. */
function findAnswers(thread: readonly TraceEvent[], timed: readonly TraceEvent[]): TraceEvent[] {
  const starts = thread.filter(({ name }) => name === 'parse')
  const ends = thread.filter(({ name }) => name === 'parsed')
  return ends.flatMap((end, index) => {
    const start = starts[index]
    const around = timed.findLast(
      (each) => each.name === 'RunTask' && each.ts <= end.ts && toEnd(each) > end.ts,
    )
    const parsing = start === undefined ? [] : [{ ...start, name: 'parsing', dur: end.ts - start.ts }]
    const validating =
      around === undefined ? [] : [{ ...end, name: 'validating', dur: toEnd(around) - end.ts }]
    return [...parsing, ...validating]
  })
}

const toEnd = ({ ts, dur = 0 }: TraceEvent) => ts + dur
