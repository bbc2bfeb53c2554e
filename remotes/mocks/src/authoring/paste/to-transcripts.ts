import type { NodeId } from '@console/ielts'
import { longestTranscript } from '@console/ielts/schemas'
import type { Source } from '@console/printed-tests/sources'
import { splitTranscript } from '../../explanation-store/split-transcript.ts'
import type { PartPlan } from './apply-paste.ts'

/** Transcripts by part number; `null` if there are several parts without headings. */
export function readTranscripts(
  sources: readonly Source[],
  partCount: number,
): ReadonlyMap<number, string> | null {
  const text = sources
    .flatMap((source) => (source.kind === 'script' ? [source.text.trim()] : []))
    .filter((each) => each !== '')
    .join('\n\n')
  if (text === '') return new Map()
  const split = splitTranscript(text) ?? (partCount === 1 ? new Map([[1, text]]) : null)
  return split && new Map([...split].map(([number, said]) => [number, said.slice(0, longestTranscript)]))
}

/** Maps transcripts to the parts that the proposal created. */
export function placeTranscripts(
  transcripts: ReadonlyMap<number, string>,
  plans: readonly PartPlan[],
  { before, after }: { before: number; after: readonly NodeId[] },
): Map<NodeId, string> {
  const added = after.slice(before).values()
  const parts = plans.map(({ pasted, target }, index) => ({
    number: pasted.number ?? index + 1,
    id: target ?? added.next().value,
  }))
  return new Map(
    [...transcripts].flatMap(([number, transcript]) => {
      const id = plans.length === 0 ? after[number - 1] : parts.find((part) => part.number === number)?.id
      return id === undefined ? [] : [[id, transcript] as const]
    }),
  )
}
