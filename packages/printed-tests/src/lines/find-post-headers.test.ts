import { expect, test } from 'vitest'
import { listPostHeads } from './find-post-headers.ts'

const list = (...texts: string[]) =>
  listPostHeads(texts.map((text, index) => ({ at: index + 1, text }))).map(({ text }) => text)

test('leaves out the authors of a forum thread and the lines below every post', () => {
  const head = ['nina_k', 'Posts: 14', 'Posted: Sun Jun 02, 2019 7:48 pm']
  const foot = ['Thanks in advance!!', '_________________', '"A smooth sea"']
  expect(list(...head, '', 'Why we queue', '', 'A queue is 6 ______ .', ...foot)).toEqual([...head, ...foot])
})

test('leaves nothing out when there are no posts', () => {
  expect(list('nina_k', 'Thanks', '_________________', 'Why we queue')).toEqual([])
})
