type ChunkId = string | number

/** Globals that the bundler defines in each of its builds: a chunk's file, the base path, and its runtime. */
declare let __webpack_get_script_filename__: (chunk: ChunkId) => string
declare const __webpack_public_path__: string
declare const __webpack_require__: { insertStyle(link: HTMLLinkElement): void }

/** Milliseconds for a style sheet, which the bundler would wait for forever; scripts have a limit of their own. */
const styleTimeout = 5000

const asked = new Map<string, number>()

const hasFailedPreload = (address: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[data-failed]')].some(
    ({ dataset }) => dataset['failed'] === address,
  )

/**
 * Empty on the first request of a file, a different query on each later one: a browser answers a second tag from the
 * pending request, and a first one from a failed preload, so a lost file would never load.
 */
function toRetryQuery(file: string): string {
  const { href } = new URL(`${__webpack_public_path__}${file}`, location.href)
  const attempt = asked.get(href) ?? (hasFailedPreload(href) ? 1 : 0)
  asked.set(href, attempt + 1)
  return attempt === 0 ? '' : `?retry=${attempt}`
}

/** Whether a file is still loading. Completion is reported by an event, which a busy page receives late. */
export const isUnderWay = ({ href }: HTMLLinkElement): boolean =>
  performance.getEntriesByName(href).length === 0

/** Loads a style sheet, and times out as if its file were missing. */
function insertStyle(link: HTMLLinkElement) {
  link.href += toRetryQuery(link.href.slice(__webpack_public_path__.length))
  document.head.append(link)
  const timer = setTimeout(() => {
    if (isUnderWay(link)) link.dispatchEvent(new Event('error'))
  }, styleTimeout)
  for (const event of ['load', 'error']) link.addEventListener(event, () => clearTimeout(timer))
}

/**
 * Makes failed chunks of the surrounding build loadable again: of the shell, which calls it, and of every remote, which
 * has it as a federation runtime plugin. Failed preloads are in the head as `link[data-failed]`.
 */
// biome-ignore lint/style/noDefaultExport: federation runtime plugins are default exports
export default function freshChunks(): { name: string } {
  const toScriptFile = __webpack_get_script_filename__
  __webpack_get_script_filename__ = (chunk) => {
    const file = toScriptFile(chunk)
    return `${file}${toRetryQuery(file)}`
  }
  __webpack_require__.insertStyle = insertStyle
  return { name: 'fresh-chunks' }
}
