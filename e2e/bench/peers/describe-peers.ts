import { toMedian } from '../to-median.ts'
import { measureNames, type PeerMeasures } from './measure-peer.ts'
import { type PeerName, peerNames } from './start-peers.ts'

export type Compared = {
  rows: number
  slowdown: number
  rounds: Record<PeerName, PeerMeasures>[]
  traces: Record<PeerName, Record<string, number>>
}

export function describePeers({ rows, slowdown, rounds, traces }: Compared): string[] {
  const median = (peer: PeerName, name: keyof PeerMeasures) =>
    toMedian(rounds.map((round) => round[peer][name]))
  const ratio = (name: keyof PeerMeasures) =>
    toMedian(rounds.map((round) => round.console[name] / round['bare list'][name]))
  const measured = measureNames.map((name) => [
    name,
    ...peerNames.map((peer) => toText(median(peer, name))),
    ratio(name).toFixed(2),
  ])
  const traced = Object.keys(traces.console).map((kind) => [
    kind,
    ...peerNames.map((peer) => toText(traces[peer][kind] ?? Number.NaN)),
    '',
  ])
  return [
    `${rows} packages, CPU slowed down ${slowdown} times, 9 Mbit/s, 60 ms a request; medians of ${rounds.length}, ratios by round`,
    ...toTable([['', ...peerNames, 'ratio'], ...measured]),
    '',
    'Main thread until the first row, one traced visit, ms',
    ...toTable([['', ...peerNames, ''], ...traced]),
  ]
}

const toText = (value: number) => (value < 100 ? value.toFixed(1) : String(Math.round(value)))

const toTable = (lines: readonly string[][]) =>
  lines.map(
    ([name = '', ...cells]) => `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(11)).join('')}`,
  )
