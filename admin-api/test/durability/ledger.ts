import { keys, type Observer, type Saved, type Step } from './churn.ts'

/**
 * The expected articles: of each the last acknowledged state or, where a write was under way at the kill,
 * the one that it would have led to.
 */
export function createLedger() {
  const states = new Map<number, (number | null)[]>()
  let acknowledged = 0
  const observer: Observer = {
    before: ({ key, to }: Step) => states.set(key, [...(states.get(key) ?? [null]), to]),
    after({ key, to }: Step) {
      acknowledged += 1
      states.set(key, [to])
    },
  }
  return {
    ...observer,
    get acknowledged() {
      return acknowledged
    },
    /** Sentences about everything that is lost; what is seen now is from here on what has to be there. */
    compare(saved: ReadonlyMap<number, Saved>): string[] {
      const lost: string[] = []
      for (let key = 0; key < keys; key += 1) {
        const possible = states.get(key) ?? [null]
        const seen = saved.get(key)?.version ?? null
        if (!possible.includes(seen)) lost.push(`article ${key} is ${seen}, not ${possible.join(' or ')}`)
        states.set(key, [seen])
      }
      return lost
    },
  }
}
