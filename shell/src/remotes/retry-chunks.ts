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

const asked = new Map<string, number>()

const hasFailedPreload = (address: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[data-failed]')].some(({ href }) =>
    href.endsWith(address),
  )

/**
 * Nothing the first time a file is asked for, another query each time after: a browser answers a second tag from the
 * request it still waits for, and the first one from a preload that failed, so what never came would never come.
 */
function toRetryQuery(address: string): string {
  const attempt = asked.get(address) ?? (hasFailedPreload(address) ? 1 : 0)
  asked.set(address, attempt + 1)
  return attempt === 0 ? '' : `?retry=${attempt}`
}

/** What has come is told of in an event, and a page that is busy hears of it late. */
const isUnderWay = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length === 0

/**
 * Ends the preloads of a remote that have not come yet, and has those files asked for again: HTTP/1.1 gives a browser six
 * connections to the console, so that what never comes would hold everybody up.
 */
export function giveUpPreloads(remote: string): void {
  const base = `${location.origin}/remotes/${remote}/`
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (!isUnderWay(link) || !link.href.startsWith(base)) continue
    if (!asked.has(link.href)) asked.set(link.href, 1)
    link.remove()
  }
}

/** Rspack's name for the function that says which file holds a chunk of the shell. */
declare let __webpack_get_script_filename__: (chunk: ChunkId) => string

/** Makes the shell's own chunks that never came loadable again. */
export function retryOwnChunks(): void {
  const toScriptFile = __webpack_get_script_filename__
  __webpack_get_script_filename__ = (chunk) => {
    const file = toScriptFile(chunk)
    return `${file}${toRetryQuery(file)}`
  }
}

/** Makes the chunks of a remote that never came loadable again, whichever start of the remote asked for them before. */
export function retryChunks(chunks: ChunkLoading): void {
  const toScriptFile = chunks.u
  const toStyleFile = chunks.miniCssF
  const loadStyle = chunks.f.miniCss
  const toFreshFile = (file: string) => `${file}${toRetryQuery(chunks.p + file)}`
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
      if (link.href.split('?')[0] === address && isUnderWay(link)) link.dispatchEvent(new Event('error'))
    }
  }, styleTimeout)
  const stop = () => clearTimeout(timer)
  loading.then(stop, stop)
}
