/** A file that was downloaded, and its name in `Content-Disposition` (RFC 6266), null without one. */
export type Download = { blob: Blob; name: string | null }

/**
 * Reads the response of `platform.api.open` as a file, for `saveFile`. `onProgress` gets the bytes received so far, and in
 * total if the server says so.
 */
export async function readDownload(
  response: Response,
  onProgress?: (received: number, total: number | null) => void,
): Promise<Download> {
  const { headers } = response
  const name = readFileName(headers.get('content-disposition') ?? '')
  if (onProgress === undefined || response.body === null) return { blob: await response.blob(), name }
  const length = Number(headers.get('content-length'))
  const total = length > 0 && !headers.has('content-encoding') ? length : null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = response.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value)
    received += read.value.length
    onProgress(received, total)
  }
  return { blob: new Blob(chunks, { type: headers.get('content-type') ?? '' }), name }
}

/** `filename*` (RFC 8187) before `filename`; without folders, which browsers would drop too. */
function readFileName(disposition: string): string | null {
  const [, encoded] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? []
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  const name = decode(encoded) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? bare
  return name?.replace(/^.*[/\\]/, '') || null
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Offers text or bytes to the browser as a download. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Delayed: some browsers start reading only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
