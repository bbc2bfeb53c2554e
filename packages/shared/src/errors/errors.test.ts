import { expect, test } from 'vitest'
import { toUserMessage } from './errors.ts'

test.each([
  {
    name: 'ChunkLoadError',
    message: 'Loading chunk 12 failed.\n(timeout: https://console.example.com/12.js)',
  },
  { code: 'CSS_CHUNK_LOAD_FAILED', message: 'Loading CSS chunk 12 failed.' },
])('hides the bundler’s wording when a file of the build fails to load: %j', ({ message, ...fields }) => {
  expect(toUserMessage(Object.assign(new Error(message), fields))).toBe(
    'A part of the console could not be loaded. Check the connection and try again.',
  )
})
