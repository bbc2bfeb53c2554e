import { renderRemote } from '@console/remote-kit/testing'
import { expect, test } from 'vitest'
import config from '../remote.config.ts'
import { articleQueries } from './articles/api/article.queries.ts'
import remote from './remote.ts'

const { signal } = new AbortController()
const ask = remote.extensions['dashboard.attention']

test('the module has the extensions that the configuration announces', () => {
  expect(Object.keys(remote.extensions)).toEqual(config.extensions)
})

test('counts draft articles where the server tells the status of a row', async () => {
  const { platform } = await renderRemote(remote, { path: '/grammar/' })
  expect(await ask(platform, signal)).toEqual([])
  platform.queryClient.setQueryData(articleQueries(platform.api).list().queryKey, (read) =>
    read === undefined
      ? read
      : {
          ...read,
          records: read.records.map((row, index) => ({ ...row, status: index < 2 ? 'draft' : 'published' })),
        },
  )
  expect(await ask(platform, signal)).toEqual([{ text: '2 draft articles', to: '/grammar/?status=draft' }])
})
