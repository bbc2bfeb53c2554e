/**
 * Whether a request is for a page to look at. Browsers name `text/html` when they navigate; tools such as curl accept
 * anything and say nothing of a destination, whereas a script, style or fetch of a browser does.
 */
export function acceptsDocument(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '*/*'
  if (/\btext\/html\b/.test(accept)) return true
  return accept.includes('*/*') && !headers.has('sec-fetch-dest')
}
