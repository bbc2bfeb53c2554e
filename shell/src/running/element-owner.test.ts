import type { Platform } from '@console/shared/platform'
import { beforeEach, expect, it } from 'vitest'
import { enterSection, leaveSection } from '../containment/shown-section.ts'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { findElementOwner } from './element-owner.ts'

const commerce = buildReleasedRemote({ name: 'commerce', version: '2.0.0' })
const loader = createRemoteLoader(
  buildRelease(commerce, buildReleasedRemote({ name: 'content' })),
  async () => null,
  () => ({}) as Platform,
)

beforeEach(() => {
  enterSection('commerce')
  document.body.innerHTML = `
    <div id="root">
      <nav id="menu"></nav>
      <div data-remote="commerce"><p id="screen"></p><div data-drawn-by="shell"><p id="failed"></p></div><p data-drawn-by="content" id="part"></p></div>
      <div data-remote="gone"><p id="gone"></p></div>
    </div>
    <div id="select"></div>
    <div data-drawn-by="shell"><p id="question"></p></div>`
})

it.each([
  ['menu', 'shell'],
  ['screen', 'commerce'],
  ['failed', 'shell'],
  ['part', 'content'],
  ['gone', 'shell'],
  ['select', 'commerce'],
  ['question', 'shell'],
])('the element #%s was rendered by %s', (id, name) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`There is no #${id}`)
  expect(findElementOwner(element, { loader, shellVersion: '1.0.0' }).name).toBe(name)
})

it('attributes overlays to a section only while one is shown', () => {
  leaveSection('commerce')
  const element = document.getElementById('select')
  expect(element && findElementOwner(element, { loader, shellVersion: '1.0.0' })).toMatchObject({
    name: 'shell',
    version: '1.0.0',
  })
})
