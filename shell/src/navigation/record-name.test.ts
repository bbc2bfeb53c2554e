import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { readRecordName, useRecordName } from './record-name.store.ts'

const path = '/articles/7/edit/'
const remotes = [buildReleasedRemote({ name: 'articles', paths: ['/articles/'], recordName: 'title' })]

afterEach(() => {
  delete window.earlyRequests
})

function askedEarly(answer: Promise<Response>, token: string | null = 'hers') {
  window.earlyRequests = new Map([['https://api.example.com/articles/7', { token, answer }]])
}

it('reads the record’s name from the prefetched response, and leaves that to the screen', async () => {
  const answer = Response.json({ status: true, data: { title: ' On commas ' } })
  askedEarly(Promise.resolve(answer))
  await readRecordName(remotes, path)
  const { result } = renderHook(() => useRecordName(path))
  expect(result.current).toBe('On commas')
  expect(await answer.json()).toHaveProperty('data.title', ' On commas ')
})

it('keeps the name while a screen of its path is mounted, and for no other path', async () => {
  askedEarly(Promise.resolve(Response.json({ data: { title: 'On commas' } })))
  await readRecordName(remotes, path)
  expect(renderHook(() => useRecordName('/articles/8/edit/')).result.current).toBeNull()
  const first = renderHook(() => useRecordName(path))
  const next = renderHook(() => useRecordName(path))
  first.unmount()
  await waitFor(() => expect(next.result.current).toBe('On commas'))
  next.unmount()
  expect(renderHook(() => useRecordName(path)).result.current).toBeNull()
})

it.each([
  ['a list', () => Promise.resolve(Response.json({ data: [{ title: 'On commas' }] }))],
  ['a record without it', () => Promise.resolve(Response.json({ data: { title: '  ' } }))],
  ['a refusal', () => Promise.resolve(Response.json({ status: false, message: 'No' }, { status: 404 }))],
  ['what is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('takes no name from %s', async (_, ask) => {
  askedEarly(ask())
  await readRecordName(remotes, path)
  expect(renderHook(() => useRecordName(path)).result.current).toBeNull()
})
