import type { Visit } from './measure-visit.ts'
import type { VisitName } from './visits.ts'

/** Of one visit. Bytes are as they came over the network, headers included. */
export type Weight = {
  scripts: number
  scriptBytes: number
  requests: number
  files: { address: string; bytes: number }[]
}
export type Weights = Record<VisitName, Weight>

export type Load = {
  weights: { federated: Weights; one: Weights }
  /** Round trips to the first row of `/packages/`. */
  depth: number
  duplicates: { library: string; files: string[] }[]
}

export function toWeight({ files }: Visit): Weight {
  const scripts = files.filter(({ address }) => address.endsWith('.js'))
  return {
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: files.length,
    files: scripts.map(({ address, bytes }) => ({ address, bytes })),
  }
}

export const toRatio = ({ weights }: Load, visit: VisitName) =>
  weights.federated[visit].scriptBytes / weights.one[visit].scriptBytes
