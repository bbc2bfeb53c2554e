import type { FaultServer } from './faults/start-fault-server.ts'

const isPart = (path: string) => path.includes('/parts/')

/** Cuts an upload of so many bytes twice: a quarter of a megabyte into the parts after a fifth, and after seven tenths of it. */
export function cutUpload(server: FaultServer, size: number): void {
  for (const share of [0.2, 0.7])
    server.fail({
      match: ({ pathname }) => isPart(pathname) && Number(pathname.split('/').at(-1)) >= share * size,
      fault: { kind: 'cut', after: 256 * 1024 },
      // A browser sends what was cut on a connection that it kept once more by itself.
      times: 2,
    })
}

/** What was sent in parts, in bytes as they were announced, and how much of it in parts that were cut. */
export function countSent({ requests }: FaultServer) {
  const parts = requests.filter(({ path }) => isPart(path))
  const cut = parts.filter(({ status }) => status === null)
  const toBytes = (counted: typeof parts) => counted.reduce((sum, { length }) => sum + length, 0)
  return { parts: parts.length, bytes: toBytes(parts), cutParts: cut.length, cutBytes: toBytes(cut) }
}
