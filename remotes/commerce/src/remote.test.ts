import { ownsPath } from '@console/shared/remote-config'
import { expect, test } from 'vitest'
import config from '../remote.config.ts'
import commerce from './remote.ts'

const isOwned = (path: string) => config.paths.some((owned) => ownsPath(owned, path))

test('the remote has the name it is configured under', () => {
  expect(commerce.name).toBe(config.name)
})

test('the module has the extensions that the configuration announces', () => {
  expect(Object.keys(commerce.extensions)).toEqual(config.extensions)
})

test('every menu entry, screen and command stays on paths this remote owns', () => {
  const addresses = [
    ...config.menu.map(({ path }) => path),
    ...Object.keys(config.screens),
    ...Object.values(config.links ?? {}).map((link) => link.replace(/\?.*/, '')),
    ...(config.commands ?? []).map(({ to }) => to.replace(/\?.*/, '')),
  ]
  expect(addresses.filter((path) => !isOwned(path))).toEqual([])
})

test('every owned path leads to an existing screen', () => {
  const modules = Object.keys(import.meta.glob('./**/*.route.tsx'))
  expect(Object.keys(config.screens)).toEqual(config.paths)
  expect(modules).toEqual(expect.arrayContaining(Object.values(config.screens).map((file) => `./${file}`)))
})
