/** What the console's policy does to code that uses something, and what to write in its place. */
type CspViolation = {
  /** Occurs in a text that uses it, minified or not. */
  mark: RegExp
  happens: string
  instead: string
}

/** By which a remote's `rsbuild.config.ts` answers what the policy refuses. */
export type CspViolationName =
  | 'innerHTML'
  | 'outerHTML'
  | 'srcdoc'
  | 'insertAdjacentHTML'
  | 'createContextualFragment'
  | 'parseFromString'
  | 'setHTMLUnsafe'
  | 'dangerouslySetInnerHTML'
  | 'document.write'
  | 'eval'
  | 'new Function'
  | 'text as a timer'
  | 'code as an address'
  | 'WebAssembly'
  | 'Worker'
  | 'createPolicy'
  | 'script element'
  | 'frame'
  | 'another host'
  | 'inlined file'
  | 'style of another host'

const markup = {
  happens: 'the browser throws a TypeError as soon as the text holds “<”',
  instead:
    'Give it elements in place of text, made by React or by createElement and textContent; a text of HTML is read with htmlparser2 and drawn by React. Sanitizing does not help: the console’s one Trusted Types policy lets no markup through.',
}
const code = {
  happens: 'the browser throws an EvalError: no text becomes code',
  instead:
    'Write the code as code; of a library, take the build or the option that generates none (“CSP”, “jitless”, “runtime only”).',
}
const elsewhere = {
  happens: 'the browser refuses it: files come from the console’s own address',
  instead: 'Have the file in the remote, and import it.',
}

/** What each directive is for is said in `docs/security.md`. */
export const cspViolations: Readonly<Record<CspViolationName, CspViolation>> = {
  innerHTML: { ...markup, mark: /innerHTML/ },
  outerHTML: { ...markup, mark: /outerHTML/ },
  srcdoc: { ...markup, mark: /srcdoc/i },
  insertAdjacentHTML: { ...markup, mark: /insertAdjacentHTML/ },
  createContextualFragment: { ...markup, mark: /createContextualFragment/ },
  parseFromString: { ...markup, mark: /parseFromString/ },
  setHTMLUnsafe: { ...markup, mark: /setHTMLUnsafe|parseHTMLUnsafe/ },
  dangerouslySetInnerHTML: { ...markup, mark: /dangerouslySetInnerHTML/ },
  'document.write': { ...markup, mark: /\.write(?:ln)?\b/ },
  eval: { ...code, mark: /\beval\b/ },
  'new Function': { ...code, mark: /\bFunction\(/ },
  'text as a timer': {
    mark: /set(?:Timeout|Interval)/,
    happens: 'the browser throws a TypeError: no text becomes code',
    instead: 'Give the timer a function.',
  },
  'code as an address': {
    mark: /javascript:/i,
    happens: 'the browser does nothing when it is followed',
    instead: 'Use a button with onClick.',
  },
  WebAssembly: {
    mark: /WebAssembly|\.wasm\b/,
    happens: 'the browser throws a CompileError: the policy has no wasm-unsafe-eval',
    instead: 'Take a build of the library in JavaScript alone, or have the server do it.',
  },
  Worker: {
    mark: /Worker|importScripts/,
    happens: 'the browser throws a TypeError unless the address is a file of the remote',
    instead:
      'Write new Worker(new URL(‘./name.worker.ts’, import.meta.url)): no blob, no data, no other host; of a library, give it a worker that was made so.',
  },
  createPolicy: {
    mark: /createPolicy/,
    happens: 'the browser throws a TypeError: the console has the only Trusted Types policy there can be',
    instead: 'Do without: what it would let through is not let through here.',
  },
  'script element': { ...elsewhere, mark: /script/ },
  frame: {
    mark: /iframe|object|embed/,
    happens: 'the browser shows nothing in it: the policy has no frame-src',
    instead: 'Link to the page in place of framing it.',
  },
  'another host': {
    mark: /https?:|wss?:/,
    happens: 'the browser refuses the call unless /config.json names the host',
    instead: 'Call through the admin API, which may ask others.',
  },
  'inlined file': {
    mark: /data:/,
    happens: 'the browser refuses fonts and recordings as data: addresses',
    instead: 'Name the file itself, url(‘./name.woff2’) without ?inline, and the build emits it.',
  },
  'style of another host': {
    mark: /@import|url\(/,
    happens: 'the browser refuses styles and fonts of another host',
    instead: 'Have the file in the remote, and import it.',
  },
}
