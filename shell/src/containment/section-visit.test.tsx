import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import { createMemoryRouter, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { sectionOpened } from '../telemetry/sink/section-opened.ts'
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

test('logs each opened section once', async () => {
  const server = await startRecordingServer()
  onTestFinished(server.close)
  const config = consoleConfigSchema.parse({
    apiBaseUrl: '',
    logs: { url: server.url, dataset: 'console', token: 't' },
  })
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
  const readOpened = () =>
    server.arrived
      .flatMap(({ body }) => body.split('\n'))
      .map((line): { message: string; remote: string } => JSON.parse(line))
      .filter(({ message }) => message === sectionOpened)
      .map(({ remote }) => remote)
  await vi.waitFor(() => expect(readOpened()).toHaveLength(3), 15_000)
  expect(readOpened().sort()).toEqual(['commerce', 'commerce', 'content'])
})
