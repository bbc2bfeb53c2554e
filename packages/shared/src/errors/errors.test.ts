import { expect, test } from 'vitest'
import { toUserMessage } from './errors.ts'

test.each([
  {
    name: 'ChunkLoadError',
    message: 'Loading chunk 12 failed.\n(timeout: https://console.example.com/12.js)',
  },
  { code: 'CSS_CHUNK_LOAD_FAILED', message: 'Loading CSS chunk 12 failed.' },
])(
  'a file of a build that did not come is not told in the words of the bundler: %j',
  ({ message, ...fields }) => {
    expect(toUserMessage(Object.assign(new Error(message), fields))).toBe(
      'A part of the console could not be loaded. Check the connection and try again.',
    )
  },
)
