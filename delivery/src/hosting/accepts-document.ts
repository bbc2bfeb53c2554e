/**
 * Whether a request is for a page to look at. Browsers name `text/html` when they navigate; tools such as curl accept
 * anything and say nothing of a destination, whereas a script, style or fetch of a browser does.
 */
export function acceptsDocument(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '*/*'
  if (/\btext\/html\b/.test(accept)) return true
  return accept.includes('*/*') && !headers.has('sec-fetch-dest')
}

/**
 * Whether a request is for a page and nothing else, so that even `/notes/john.smith` means a screen to it. A browser says
 * what it will do with the answer; where it does not (plain http, old ones), `text/html` is asked for by name.
 */
export function asksForPage(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  if (destination !== null) return ['document', 'iframe', 'frame'].includes(destination)
  return /\btext\/html\b/.test(headers.get('accept') ?? '')
}
