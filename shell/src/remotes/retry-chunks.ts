type ChunkId = string | number

/** How a remote built by Rspack loads its chunks; the types of the federation runtime leave it out. */
export type ChunkLoading = {
  /** Address that file names are relative to. */
  p: string
  /** Name of a chunk's script file. */
  u(chunk: ChunkId): string
  /** Name of a chunk's style sheet. */
  miniCssF(chunk: ChunkId): string
  f: { miniCss?(chunk: ChunkId, promises: Promise<unknown>[], ...more: unknown[]): void }
}

/** Milliseconds for a style sheet, which Rspack would wait for without end; scripts have their own limit. */
const styleTimeout = 5000

/** How often each file was asked for, whichever start of its remote asked. */
const asked = new Map<string, number>()

/**
 * Makes chunks that never came loadable again: a browser answers a second tag from the request it still waits for,
 * so a file that is asked for again gets a new query.
 */
export function retryChunks(chunks: ChunkLoading): void {
  const toScriptFile = chunks.u
  const toStyleFile = chunks.miniCssF
  const loadStyle = chunks.f.miniCss
  const toFreshFile = (file: string) => {
    const attempt = asked.get(chunks.p + file) ?? 0
    asked.set(chunks.p + file, attempt + 1)
    return attempt === 0 ? file : `${file}?retry=${attempt}`
  }
  chunks.u = (chunk) => toFreshFile(toScriptFile(chunk))
  chunks.miniCssF = (chunk) => toFreshFile(toStyleFile(chunk))
  if (loadStyle === undefined) return
  chunks.f.miniCss = (chunk, promises, ...more) => {
    const own: Promise<unknown>[] = []
    loadStyle(chunk, own, ...more)
    for (const loading of own) giveUpInTime(loading, chunks.p + toStyleFile(chunk))
    promises.push(...own)
  }
}

function giveUpInTime(loading: Promise<unknown>, address: string) {
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.href.split('?')[0] === address) link.dispatchEvent(new Event('error'))
    }
  }, styleTimeout)
  const stop = () => clearTimeout(timer)
  loading.then(stop, stop)
}
