import { renderRemote } from '@console/remote-kit/testing'
import { expect, test } from 'vitest'
import config from '../remote.config.ts'
import { fetchMocks } from './api/mock.api.ts'
import remote from './remote.ts'
import { openReviewNotes } from './review/review-notes.api.ts'
import { provideDeviceStorage } from './versions/testing/device-storage.ts'

provideDeviceStorage()

const { signal } = new AbortController()
const ask = remote.extensions['dashboard.attention']

test('the module has the extensions that the configuration announces', () => {
  expect(Object.keys(remote.extensions)).toEqual(config.extensions)
})

test('counts the mocks that wait for a review, those for this person first', async () => {
  const { platform, api } = await renderRemote(remote, {
    path: '/mocks/reading/',
    features: { versions: true },
  })
  expect(await ask(platform, signal)).toEqual([])
  const [first, second] = await fetchMocks(api, 'reading')
  if (first === undefined || second === undefined) throw new Error('The demo has two reading mocks')
  const notes = openReviewNotes(platform)
  await notes.keep({ section: 'reading', id: first.id }, { review: { step: 'sent', note: '' } })
  expect(await ask(platform, signal)).toEqual([
    { text: '1 reading mock waiting for review', to: '/mocks/reading/?review=waiting' },
  ])
  const reviewer = platform.session.readUser()?.name ?? ''
  await notes.keep({ section: 'reading', id: second.id }, { review: { step: 'sent', note: '', reviewer } })
  expect(await ask(platform, signal)).toEqual([
    { text: '1 reading mock waiting for your review', to: '/mocks/reading/?review=own' },
  ])
})
