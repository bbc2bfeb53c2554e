import type { RemoteModule } from '@console/shared/remote'
import { ownsPath } from '@console/shared/remote-config'
import { expect, test } from 'vitest'
import config from '../remote.config.ts'
import remote from './remote.ts'

const isOwned = (path: string) => config.paths.some((owned) => ownsPath(owned, path))

test('the remote answers to the name it is configured under', () => {
  expect(remote.name).toBe(config.name)
})

test('the module has the extensions that the configuration announces', () => {
  const { extensions = {} }: RemoteModule = remote
  expect(Object.keys(extensions)).toEqual(config.extensions ?? [])
})

test('every menu entry, screen and command stays on paths this remote owns', () => {
  const addresses = [
    ...config.menu.map(({ path }) => path),
    ...Object.keys(config.screens),
    ...Object.keys(remote.help),
    ...Object.values(config.links ?? {}).map((link) => link.replace(/\?.*/, '')),
    ...remote.commands().map(({ to }) => to.replace(/\?.*/, '')),
  ]
  expect(addresses.filter((path) => !isOwned(path))).toEqual([])
})

test('every owned path has an existing screen', () => {
  const modules = Object.keys(import.meta.glob('./**/*.route.tsx'))
  const screens = Object.keys(config.screens)
  expect(config.paths.filter((owned) => !screens.some((screen) => ownsPath(owned, screen)))).toEqual([])
  expect(modules).toEqual(expect.arrayContaining(Object.values(config.screens).map((file) => `./${file}`)))
})
