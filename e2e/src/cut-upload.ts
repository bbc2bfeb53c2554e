import type { FaultServer } from './faults/start-fault-server.ts'

const isPart = (path: string) => path.includes('/parts/')

/** Cuts the connection of an upload twice: 256 KB into the parts at a fifth and at seven tenths of it. */
export function cutUpload(server: FaultServer, size: number): void {
  for (const share of [0.2, 0.7])
    server.fail({
      match: ({ pathname }) => isPart(pathname) && Number(pathname.split('/').at(-1)) >= share * size,
      fault: { kind: 'cut', after: 256 * 1024 },
      // A browser retries a request once if a kept-alive connection breaks.
      times: 2,
    })
}

/** Announced bytes of all upload parts, and of those that were cut. */
export function countSent({ requests }: FaultServer) {
  const parts = requests.filter(({ path }) => isPart(path))
  const cut = parts.filter(({ status }) => status === null)
  const toBytes = (counted: typeof parts) => counted.reduce((sum, { length }) => sum + length, 0)
  return { parts: parts.length, bytes: toBytes(parts), cutParts: cut.length, cutBytes: toBytes(cut) }
}
