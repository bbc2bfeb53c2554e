import { writeFile } from 'node:fs/promises'
import { chromiumArgs } from '@console/delivery/chromium'
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../src/chromium.ts'
import { type Compared, describePeers } from './describe-peers.ts'
import { measurePeer } from './measure-peer.ts'
import { type Peers, startPeers } from './start-peers.ts'
import { summarizeTrace } from './summarize-trace.ts'

/** The more rows, the longer a round takes. */
const sizes = [
  { rows: 1_000, rounds: 5 },
  { rows: 50_000, rounds: 3 },
]

type PeersOptions = {
  /** Overrides the number of rounds at every size. */
  rounds?: number | undefined
  /** CPU slowdown factor. */
  slowdown: number
  /** File for the raw measurements. */
  json?: string | undefined
}

/** Reports only: times depend on the machine. */
export async function runPeersBench({ rounds: asked, slowdown, json }: PeersOptions): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  try {
    const compared: Compared[] = []
    for (const { rows, rounds } of sizes) {
      const next = await comparePeers({ browser, rows, slowdown }, asked ?? rounds)
      console.log(`${describePeers(next).join('\n')}\n`)
      compared.push(next)
    }
    if (json !== undefined) await writeFile(json, JSON.stringify(compared, null, 2))
  } finally {
    await browser.close()
  }
}

type Comparison = { browser: Browser; rows: number; slowdown: number }

async function comparePeers({ browser, rows, slowdown }: Comparison, count: number): Promise<Compared> {
  const peers = await startPeers(rows)
  try {
    // The first round only warms up the server and the browser.
    await inTurn(peers, (url) => measurePeer({ browser, url, slowdown }))
    const rounds: Compared['rounds'] = []
    for (let round = 0; round < count; round += 1) {
      rounds.push(await inTurn(peers, (url) => measurePeer({ browser, url, slowdown })))
    }
    return {
      rows,
      slowdown,
      rounds,
      traces: await inTurn(peers, (url) => summarizeTrace({ browser, url, slowdown })),
    }
  } finally {
    await peers.close()
  }
}

const inTurn = async <Result>({ urls }: Peers, take: (url: string) => Promise<Result>) => ({
  'bare list': await take(urls['bare list']),
  console: await take(urls.console),
})
