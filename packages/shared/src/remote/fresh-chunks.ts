type ChunkId = string | number

/** The bundler's own names for what is in every build of it: which file holds a chunk, where files are, and its runtime. */
declare let __webpack_get_script_filename__: (chunk: ChunkId) => string
declare const __webpack_public_path__: string
declare const __webpack_require__: { insertStyle(link: HTMLLinkElement): void }

/** Milliseconds for a style sheet, which the bundler would wait for without end; scripts have their own limit. */
const styleTimeout = 5000

const asked = new Map<string, number>()

const hasFailedPreload = (address: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[data-failed]')].some(
    ({ dataset }) => dataset['failed'] === address,
  )

/**
 * Nothing the first time a file is asked for, another query each time after: a browser answers a second tag from the
 * request it still waits for, and the first one from a preload that failed, so what never came would never come.
 */
function toRetryQuery(file: string): string {
  const { href } = new URL(`${__webpack_public_path__}${file}`, location.href)
  const attempt = asked.get(href) ?? (hasFailedPreload(href) ? 1 : 0)
  asked.set(href, attempt + 1)
  return attempt === 0 ? '' : `?retry=${attempt}`
}

/** Whether a file is still waited for. What has come is told of in an event, and a page that is busy hears of it late. */
export const isUnderWay = ({ href }: HTMLLinkElement): boolean =>
  performance.getEntriesByName(href).length === 0

/** Has a style sheet loaded, and gives it up in time, as if its file were not there. */
function insertStyle(link: HTMLLinkElement) {
  link.href += toRetryQuery(link.href.slice(__webpack_public_path__.length))
  document.head.append(link)
  const timer = setTimeout(() => {
    if (isUnderWay(link)) link.dispatchEvent(new Event('error'))
  }, styleTimeout)
  for (const event of ['load', 'error']) link.addEventListener(event, () => clearTimeout(timer))
}

/**
 * Makes chunks that never came loadable again, of the build that this module is part of: of the shell, which calls it, and of every
 * remote, which has it as a plugin of the federation runtime. Preloads that failed stand in the head as `link[data-failed]`.
 */
// biome-ignore lint/style/noDefaultExport: a plugin of the federation runtime is one
export default function freshChunks(): { name: string } {
  const toScriptFile = __webpack_get_script_filename__
  __webpack_get_script_filename__ = (chunk) => {
    const file = toScriptFile(chunk)
    return `${file}${toRetryQuery(file)}`
  }
  __webpack_require__.insertStyle = insertStyle
  return { name: 'fresh-chunks' }
}
