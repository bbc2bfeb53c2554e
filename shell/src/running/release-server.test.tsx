import { consoleConfigSchema } from '@console/shared/config'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { forgetReleaseToken, keepReleaseToken } from './release-server/release-token.store.ts'
import { RemotesScreen } from './remotes-screen.tsx'
import {
  listMadeMoves,
  listReleasedEnvironments,
  toReleaseId,
  toVersion,
} from './testing/released-environments.ts'
import { releaseToken, startReleaseServer } from './testing/start-release-server.ts'

/** jsdom has dialog elements but cannot open them. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

const team = { team: 'growth', remotes: ['commerce'], environments: ['production', 'staging'] }
let server: Awaited<ReturnType<typeof startReleaseServer>>
let environments: ReturnType<typeof listReleasedEnvironments>
let moves: ReturnType<typeof listMadeMoves>
let root: Root | undefined

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('isSecureContext', true)
  environments = listReleasedEnvironments()
  moves = listMadeMoves()
  server = await startReleaseServer({ team, environments, moves })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  cleanup()
  forgetReleaseToken()
  await server.close()
})

async function open(address: string) {
  const config = consoleConfigSchema.parse({ apiBaseUrl: '', releaseServer: { url: server.url } })
  const started = createConsole({ config, release: buildRelease() }, () =>
    Promise.reject(new Error('No remotes here')),
  )
  const router = createMemoryRouter([{ path: '*', Component: RemotesScreen }], { initialEntries: [address] })
  root = (await mountInConsole(started, router)).root
  return { user: userEvent.setup(), router }
}

const button = (name: string) => screen.findByRole('button', { name })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })

it('asks for a token once, says what it lets the team do, and forgets it on Disconnect', async () => {
  const { user } = await open('/?view=environments')
  const field = await screen.findByLabelText('Release token')
  await user.type(field, 'hello{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('That is not a release token')
  await user.clear(field)
  await user.type(field, `${releaseToken}_of_before{Enter}`)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('does not know this token'))
  await user.clear(field)
  await user.type(field, `${releaseToken}{Enter}`)
  await screen.findByText(/as the growth team\. It may change commerce in production and staging\./)
  expect(sessionStorage.getItem('release-token')).toBe(releaseToken)
  await user.click(await button('Disconnect'))
  await screen.findByLabelText('Release token')
  expect(sessionStorage.getItem('release-token')).toBeNull()
})

it('says that the address is not that of a release server', async () => {
  server.speakNoProtocol()
  const { user } = await open('/?view=environments')
  await user.type(await screen.findByLabelText('Release token'), `${releaseToken}{Enter}`)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'answered 200, which is not the answer of a release server',
    ),
  )
})

it('shows what every environment runs and what differs, and offers what the team may do', async () => {
  keepReleaseToken(releaseToken)
  const { user } = await open('/?view=environments')
  await screen.findByText('2 of 3 units differ between environments.')
  const commerce = within(await row('Commerce'))
  expect(commerce.getByText('1.0.0-22222222…')).toBeDefined()
  expect(commerce.getByText('1.0.0-33333333…')).toBeDefined()
  expect(commerce.getAllByText('not as in production')).toHaveLength(1)
  expect(commerce.getByText('Canary 1.0.0-44444444…').textContent).toContain(
    'for 10% of staff and the role editor',
  )
  expect(commerce.getAllByRole('button')).toHaveLength(4)
  const content = within(await row('Content'))
  expect(content.getByText('Not here')).toBeDefined()
  expect(content.queryByRole('button')).toBeNull()
  expect(within(await row('Shell')).queryByRole('button')).toBeNull()
  await user.click(commerce.getByRole('link', { name: /history of Commerce in production$/ }))
  await screen.findByRole('row', { name: /Rolled back commerce/ })
  expect(screen.getByLabelText<HTMLSelectElement>('Unit').value).toBe('commerce')
})

it('warns above the environment whose release expires soon', async () => {
  keepReleaseToken(releaseToken)
  const [production, staging] = environments
  Object.assign(production ?? {}, { expires_at: '2999-01-01T00:00:00Z' })
  Object.assign(staging ?? {}, { expires_at: new Date(Date.now() + 36 * 3_600_000).toISOString() })
  await open('/?view=environments')
  const head = await screen.findByRole('columnheader', { name: /^staging/ })
  expect(head.textContent).toContain('The release expires in 35 hours')
  expect(screen.getByRole('columnheader', { name: /^production/ }).textContent).not.toContain('expires')
})

it('switches a remote off for a reason that staff are shown, and says so on the screen', async () => {
  keepReleaseToken(releaseToken)
  const { user } = await open('/?view=environments')
  await user.click(await button('Switch off Commerce in production'))
  const dialog = within(screen.getByRole('dialog', { name: 'Switch off Commerce in production' }))
  await user.click(dialog.getByRole('button', { name: 'Switch off' }))
  expect(dialog.getByRole('alert').textContent).toContain('Give a reason')
  await user.type(dialog.getByLabelText('Reason, shown to everybody'), 'Prices are wrong')
  expect(dialog.getByText('Reason: Prices are wrong.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Switch off' }))
  await dialog.findByText(/Commerce is switched off in production\./)
  expect(server.requests).toMatchObject([
    { action: 'disable', remote: 'commerce', environment: 'production', expect: toReleaseId('a') },
  ])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await row('Commerce')).textContent).toContain('Prices are wrong')
  await button('Switch on Commerce in production')
})

it('rolls back to the version before the current one, or to one that is chosen', async () => {
  keepReleaseToken(releaseToken)
  const { user } = await open('/?view=environments')
  const rollBack = async (choose?: string) => {
    await user.click(await button('Roll back Commerce in production'))
    const dialog = within(screen.getByRole('dialog'))
    const versions = await dialog.findByLabelText<HTMLSelectElement>('Version')
    // A later version is offered too.
    dialog.getByText(/^Commerce goes back to a version that it had before in production\./)
    if (choose !== undefined) await user.selectOptions(versions, choose)
    await user.type(dialog.getByLabelText('Reason'), 'It is slow')
    const offered = versions.value
    await user.click(dialog.getByRole('button', { name: /^Roll back to/ }))
    await dialog.findByText(/now runs [0-9]{8} in production/)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    return offered
  }
  expect(await rollBack()).toBe(toVersion('1'))
  await screen.findByText('1.0.0-11111111…')
  expect(await rollBack(toVersion('3'))).toBe(toVersion('3'))
  expect(server.requests.map((request) => 'to' in request && request.to)).toEqual([
    toVersion('1'),
    toVersion('3'),
  ])
})

it('says what to do about a damaged version, and lets another one be chosen at once', async () => {
  keepReleaseToken(releaseToken)
  const { user } = await open('/?view=environments')
  await user.click(await button('Roll back Commerce in production'))
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByLabelText('Version')
  await user.type(dialog.getByLabelText('Reason'), 'It is slow')
  server.refuseNext({
    ...{ kind: 'failed', code: 'damaged', message: 'Not whole. Name another version with --to.' },
    on_screen: 'Not whole. Choose another version.',
  })
  await user.click(dialog.getByRole('button', { name: /^Roll back to/ }))
  await dialog.findByText('Not whole. Choose another version.')
  expect(dialog.queryByText(/--to/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Choose another version' }))
  expect((await dialog.findByLabelText<HTMLInputElement>('Reason')).value).toBe('It is slow')
  await user.selectOptions(dialog.getByLabelText('Version'), toVersion('3'))
  await user.click(dialog.getByRole('button', { name: /^Roll back to/ }))
  await dialog.findByText(/now runs [0-9]{8} in production/)
})

it('changes nothing when somebody else moved first, and says what they did', async () => {
  keepReleaseToken(releaseToken)
  const { user } = await open('/?view=environments')
  await user.click(await button('Switch off Commerce in production'))
  const [production] = environments
  const [newest] = moves
  if (production?.release == null || newest === undefined) throw new Error('There is nothing released')
  production.release.id = toReleaseId('9')
  moves.unshift({ ...newest, to: toReleaseId('9'), moved_at: '2026-11-23T09:50:00Z', reason: 'Slow again' })
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason, shown to everybody'), 'It is slow{Enter}')
  await dialog.findByText(/In the meantime production was changed elsewhere, so nothing was done\./)
  await dialog.findByText('Rolled back commerce, by mina@example.com: Slow again')
})

it('resumes a move after a broken connection, and makes it once', async () => {
  keepReleaseToken(releaseToken)
  const { user } = await open('/?view=environments')
  server.breakOff(2)
  await user.click(await button('Switch off Commerce in staging'))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason, shown to everybody'), 'It is slow{Enter}')
  await dialog.findByText(/Commerce is switched off in staging\./, {}, { timeout: 10_000 })
  expect(dialog.getAllByText('Hashing the files…')).toHaveLength(1)
  expect(new Set(server.requests.map(({ attempt }) => attempt)).size).toBe(1)
  expect(server.requests).toHaveLength(3)
})

it('says that an unanswered move may have been made, and retries the same request', async () => {
  keepReleaseToken(releaseToken)
  const { user } = await open('/?view=environments')
  server.breakOff(6)
  await user.click(await button('Switch off Commerce in staging'))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason, shown to everybody'), 'It is slow{Enter}')
  await dialog.findByText(/The move may have been made all the same\./, {}, { timeout: 10_000 })
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText(/Commerce is switched off in staging\./)
  expect(new Set(server.requests.map(({ attempt }) => attempt)).size).toBe(1)
  expect(server.requests).toHaveLength(7)
}, 20_000)

it('says that a switched-off remote stays off when it is rolled back', async () => {
  keepReleaseToken(releaseToken)
  const commerce = environments[0]?.release?.remotes.find(({ name }) => name === 'commerce')
  if (commerce === undefined) throw new Error('There is no commerce')
  commerce.disabled = { reason: 'Prices are wrong', since: '2026-11-23T09:00:00Z' }
  const { user } = await open('/?view=environments')
  await user.click(await button('Roll back Commerce in production'))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/It stays switched off\./)).toBeDefined()
  await dialog.findByLabelText('Version')
  await user.type(dialog.getByLabelText('Reason'), 'It is slow{Enter}')
  await dialog.findByText(/Commerce will run [0-9]{8} in production once it is switched on\./)
})

it('says why the history is missing when the environments cannot be read, and retries', async () => {
  keepReleaseToken(releaseToken)
  server.breakPath('/v1/environments')
  const { user } = await open('/?view=history')
  await screen.findByText(/The history could not be read\. .*The disk is full/, {}, { timeout: 10_000 })
  expect(screen.queryByText('Reading the history…')).toBeNull()
  server.breakPath(undefined)
  await user.click(await button('Retry'))
  await screen.findByRole('row', { name: /Rolled back commerce/ })
}, 20_000)

it('shows who released what, from which commit and why, and keeps the filter in the URL', async () => {
  keepReleaseToken(releaseToken)
  const { user, router } = await open('/?view=history')
  const newest = await screen.findByRole('row', { name: /Rolled back commerce/ })
  expect(newest.textContent).toContain('current')
  expect(newest.textContent).toContain('commerce 33333333 → 22222222')
  expect(newest.textContent).toContain('growth team')
  const published = within(screen.getByRole('row', { name: /Sort by price/ }))
  expect(published.getByText('cccccccc-dirty')).toBeDefined()
  expect(published.getByRole('link', { name: 'CI run' }).getAttribute('href')).toBe(
    'https://ci.example.com/runs/7',
  )
  expect(screen.getAllByRole('link', { name: 'CI run' })).toHaveLength(1)
  await user.selectOptions(screen.getByLabelText('Unit'), 'content')
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(router.state.location.search).toBe('?view=history&unit=content')
  await user.selectOptions(screen.getByLabelText('Environment'), 'staging')
  await screen.findByText('None of the latest 0 moves changed content.')
})
