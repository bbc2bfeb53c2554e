import { expect, test } from 'vitest'
import { findLeft } from './find-left.ts'
import type { Traces } from './read-traces-in-page.ts'

/** The other section has changed something too. */
const untouched: Traces = {
  left: [],
  title: 'Packages · IELTS console',
  attributes: ['html lang="en"', 'html data-theme="light"'],
  patched: ['Error.prepareStackTrace'],
  lostKeys: [],
}

test.each<[what: string, after: Partial<Traces>, said: string[]]>([
  ['nothing of a section that leaves nothing', {}, []],
  [
    'what a file of the section put on the page, and not what one of another did',
    {
      left: [
        { what: 'an interval of 50 ms', file: '/remotes/notes/1.0.0/1.js:1:2' },
        { what: 'an interval of 60 ms', file: '/remotes/commerce/1.0.0/1.js:1:2' },
      ],
    },
    ['an interval of 50 ms was still there'],
  ],
  ['a title', { title: 'Notes' }, ['the title was “Notes”']],
  [
    'attributes that are set, others, or missing',
    { attributes: ['html lang="bn"'] },
    [
      '<html lang="bn"> was still set',
      '<html lang="en"> was missing',
      '<html data-theme="light"> was missing',
    ],
  ],
  [
    'what belongs to the browser',
    { patched: ['Document.prototype.createElement', 'Error.prepareStackTrace'] },
    ['Document.prototype.createElement was changed for everybody'],
  ],
  ['what was stored', { lostKeys: ['auth'] }, ['“auth” was gone from the storage']],
])('names %s', (_, after, said) => {
  expect(findLeft('notes', { ...untouched, ...after }, untouched).map(({ what }) => what)).toEqual(
    said.map((sentence) => `after it was left, ${sentence}`),
  )
})
