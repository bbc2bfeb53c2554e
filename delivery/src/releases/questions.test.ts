import { expect, test } from 'vitest'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'

const made = { by: 'mina', reason: 'a test' }
const menu = [{ title: 'Tickets', path: '/tickets/', icon: 'screen', order: 1 }]

async function givenSite() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const commerce = await workspace.buildRemote('commerce', { permissions: ['coupons.edit', 'sales'] })
  await store.publish({ units: [await workspace.buildShell(), commerce], ...made })
  return { ...workspace, store }
}

test('asks about a permission that no section asked for before, and names the one it looks like', async () => {
  const { store, buildRemote } = await givenSite()
  const permissions = ['sales', 'coupon.edit', 'tickets']
  const tickets = await buildRemote('tickets', { permissions, menu })
  expect((await store.publish({ units: [tickets], ...made })).notes).toEqual([
    'tickets asks for the permission “coupon.edit”, and other sections for “coupons.edit”. Is it misspelt? Where the API gives it to nobody, nobody has the section.',
    'tickets asks for the permission “tickets”, which no section asked for before. Where the API gives it to nobody, nobody has the section.',
  ])
  const again = await buildRemote('tickets', { permissions, menu, text: 'second' })
  expect((await store.publish({ units: [again], ...made })).notes).toEqual([])
})

test('asks about a permission that a section no longer asks for', async () => {
  const { store, buildRemote } = await givenSite()
  const none = await buildRemote('commerce', { permissions: [] })
  expect((await store.publish({ units: [none], ...made })).notes).toEqual([
    'commerce no longer asks for the permission “coupons.edit”: every account may open it.',
    'commerce no longer asks for the permission “sales”: every account may open it.',
  ])
  await store.rollbackUnit({ unit: 'commerce', ...made })
  const fewer = await buildRemote('commerce', { permissions: ['sales'] })
  expect((await store.publish({ units: [fewer], ...made })).notes).toEqual([
    'commerce no longer asks for the permission “coupons.edit”: accounts without it may open what it closed.',
  ])
})

test('asks about a link target that leads to none of the screens', async () => {
  const { store, buildRemote } = await givenSite()
  const screens = { '/tickets/': 'list.route.tsx', '/tickets/:ticket/': 'ticket.route.tsx' }
  const links = { ticket: '/tickets/:id/', search: '/tickets/?q=:words', old: '/tickets/show/:id/' }
  const tickets = await buildRemote('tickets', { menu, screens, links })
  expect((await store.publish({ units: [tickets], ...made })).notes).toEqual([
    'Others link to “old” of tickets at /tickets/show/:id/, and no screen of its remote.config.ts is there. Is the path right?',
  ])
})

test('says what nobody compared where no configuration of the console is named', async () => {
  const { store, buildRemote } = await givenSite()
  const tickets = await buildRemote('tickets', { apis: ['tickets'], menu })
  const { notes } = await store.publish({ units: [tickets], ...made })
  expect(notes).toEqual([
    'Nobody compared the API “tickets” of tickets with config.json of the console: name it with --config.',
  ])
  const again = await buildRemote('tickets', { apis: ['tickets'], menu, text: 'second' })
  const place = { apis: ['tickets'] }
  expect((await store.publish({ units: [again], place, ...made })).notes).toEqual([])
})

test('names the section that links to what is removed, until it is redirected', async () => {
  const { store, buildRemote } = await givenSite()
  const linking = await buildRemote('tickets', { menu, text: '); go("/commerce/?open")' })
  await store.publish({ units: [linking], ...made })
  const { notes } = await store.remove({ remote: 'commerce', ...made })
  expect(notes).toEqual([
    'tickets links to /commerce/ (static/js/list.js), which nobody has after this. Redirect it: --redirect /commerce/=/…/',
  ])
  await store.rollbackUnit({ unit: 'commerce', ...made })
  const redirects = { add: [{ from: '/commerce/', to: '/tickets/' }], drop: [] }
  expect((await store.remove({ remote: 'commerce', redirects, ...made })).notes).toEqual([])
})
