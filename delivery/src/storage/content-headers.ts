import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.jsonl': 'application/jsonl',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** For servers that hand an object on as it stands in the bucket. */
export const toContentHeaders = (key: string) => ({
  ContentType: types[extname(key)] ?? 'application/octet-stream',
  CacheControl: /^(?:shell|remotes)\//.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
})
