import { consoleConfigSchema } from '@console/shared/config'
import { act, useEffect } from 'react'
import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { useOwner } from '../remotes/use-remotes.ts'
import { PermittedOutlet } from './permitted-outlet.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const menuOf = (title: string, path: string) => ({ menu: [{ title, path, icon: 'screen', order: 1 }] })
const release = buildRelease(
  buildReleasedRemote({ name: 'notes', paths: ['/notes/'], ...menuOf('Notes', '/notes/') }),
  buildReleasedRemote({ name: 'commerce', paths: ['/coupons/'], ...menuOf('Coupons', '/coupons/') }),
)

function Section() {
  const name = useOwner(location.pathname)?.name
  return <PermittedOutlet key={name} />
}

/** Sets the document's title and never restores it. */
function Notes() {
  useEffect(() => {
    document.title = 'Notes that nobody reads'
  }, [])
  return <h1>Notes</h1>
}

const Coupons = () => <h1>Coupons</h1>

function Coupon() {
  return (
    <main>
      <title>EARLY10 · IELTS console</title>
    </main>
  )
}

test('shows the screen’s title, or else its section’s, even after another section set document.title', async () => {
  const started = createConsole({ config: consoleConfigSchema.parse({ apiBaseUrl: '' }), release }, () =>
    Promise.reject(new Error('No remotes here')),
  )
  const children = [
    { path: '/notes/', Component: Notes },
    { path: '/coupons/', Component: Coupons },
    { path: '/coupons/1/', Component: Coupon },
  ]
  const router = createMemoryRouter([{ Component: Section, children }], { initialEntries: ['/coupons/'] })
  const open = async (path: string) => {
    history.replaceState(null, '', path)
    await act(() => router.navigate(path))
    return document.title
  }
  history.replaceState(null, '', '/coupons/')
  await mountInConsole(started, router)
  expect(document.title).toBe('Coupons · IELTS console')
  expect(await open('/coupons/1/')).toBe('EARLY10 · IELTS console')
  expect(await open('/notes/')).toBe('Notes that nobody reads')
  expect(await open('/coupons/')).toBe('Coupons · IELTS console')
  expect(await open('/notes/')).toBe('Notes that nobody reads')
  expect(await open('/coupons/1/')).toBe('EARLY10 · IELTS console')
})
