import { consoleConfigSchema } from '@console/shared/config'
import { countsSchema } from '@console/shared/release-server/counts'
import { act } from 'react'
import { createMemoryRouter, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { leavePage } from '../telemetry/testing/leave-page.ts'
import { startRecordingServer } from '../telemetry/testing/start-recording-server.ts'
import { SectionVisit } from './section-visit.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const commerce = buildReleasedRemote({ name: 'commerce', paths: ['/commerce/'] })
const content = buildReleasedRemote({ name: 'content', paths: ['/content/'] })
const off = { ...content, disabled: { reason: 'Prices are wrong', since: '2026-01-02T00:00:00Z' } }

function Section() {
  const { pathname, search } = useLocation()
  const owner = pathname.startsWith('/commerce/') ? commerce : search === '?off' ? off : content
  return <SectionVisit remote={owner} />
}

test('reports each opened section to the release server once', async () => {
  const server = await startRecordingServer()
  onTestFinished(server.close)
  const config = consoleConfigSchema.parse({ apiBaseUrl: '', releaseServer: { url: server.url } })
  const started = createConsole({ config, release: buildRelease(commerce, content) }, () =>
    Promise.reject(new Error('No remotes here')),
  )
  const router = createMemoryRouter([{ path: '*', element: <Section /> }], {
    initialEntries: ['/commerce/'],
  })
  history.replaceState(null, '', '/commerce/')
  await mountInConsole(started, router)
  const open = async (path: string) => {
    history.replaceState(null, '', path)
    await act(() => router.navigate(path))
  }
  for (const path of ['/commerce/7/', '/content/', '/commerce/', '/content/?off']) await open(path)
  await started.telemetry.open()
  leavePage()
  await vi.waitFor(() => expect(server.arrived).toHaveLength(1), 15_000)
  const { counts } = countsSchema.parse(JSON.parse(server.arrived[0]?.body ?? ''))
  expect(counts.map(({ remote, opened }) => [remote, opened])).toEqual([
    ['commerce', 2],
    ['content', 1],
  ])
})
