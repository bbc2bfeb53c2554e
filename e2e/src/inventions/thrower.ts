import { buildInventedRemote, type InventedRemote } from '@console/remote-kit/testing/invented-remote'

/** Where the remote looks up when to throw: one build serves every moment. */
export const momentKey = 'thrower-moment'
export const throwerPath = '/thrower/'

/** Builds a remote that throws at the moment that the browser's local storage names, and works where it names none. */
export const buildThrower = (): Promise<InventedRemote> =>
  buildInventedRemote({
    name: 'thrower',
    config: {
      title: 'Thrower',
      menu: [{ title: 'Thrower', path: throwerPath, icon: 'screen', order: 900 }],
    },
    files: {
      'src/moment.ts': momentSource,
      'src/remote.tsx': remoteSource,
      'src/remote.ts': `export { default } from './remote.tsx'`,
      'src/screen.tsx': screenSource,
      'src/broken.tsx': `throw new Error('thrown: module of the screen')\nexport const Component = () => null`,
    },
  })

const momentSource = `
export const readMoment = () => localStorage.getItem('${momentKey}')
export const at = (moment: string) => {
  if (readMoment() === moment) throw new Error('thrown: ' + moment)
}
`

const remoteSource = `
import { at, readMoment } from './moment.ts'

at('module')

const screen = {
  path: '${throwerPath}',
  middleware: [() => at('middleware')],
  shouldRevalidate: () => { at('shouldRevalidate'); return true },
  handle: {
    title: () => { at('title'); return readMoment() === 'title of another kind' ? {} : 'Thrower' },
    parents: () => (readMoment() === 'parents of another kind' ? [{ title: {}, to: 7 }] : []),
  },
  lazy: () => {
    at('lazy')
    return readMoment() === 'module of the screen' ? import('./broken.tsx') : import('./screen.tsx')
  },
}

const others: Record<string, () => unknown> = {
  'routes: a promise': async () => [screen],
  'routes: nothing': () => undefined,
  'routes: no route': () => [screen, null],
  'routes: the page of another': () => [screen, { path: '/coupons/', Component: () => 'taken' }],
  'routes: the start page': () => [screen, { index: true, Component: () => 'taken' }],
  'routes: everything': () => [{ path: '*', Component: () => 'taken' }],
  'routes: one name twice': () => [{ ...screen, id: 'one' }, { path: '${throwerPath}more', id: 'one' }],
  'routes: a child elsewhere': () => [{ path: '${throwerPath}', children: [{ path: '/coupons/' }] }],
  'routes: the name of the frame': () => [{ ...screen, id: 'frame' }],
}

export default {
  name: 'thrower',
  routes: () => {
    at('routes')
    return (others[readMoment() ?? ''] ?? (() => [screen]))()
  },
  commands: () => {
    at('commands')
    return []
  },
}
`

const screenSource = `
import { useEffect, useLayoutEffect } from 'react'
import { useBlocker, useSubmit } from 'react-router'
import { at, readMoment } from './moment.ts'

export const loader = async () => {
  at('loader')
  if (readMoment() === 'loader: text') throw 'thrown: text'
  return null
}

export const action = async () => {
  at('action')
  if (readMoment() === 'action: text') throw 'thrown: text'
  return null
}

export function Component() {
  at('render')
  const submit = useSubmit()
  useLayoutEffect(() => at('layout effect'))
  useEffect(() => {
    at('effect')
    if (readMoment() === 'timer') setTimeout(() => at('timer'))
    if (readMoment() === 'rejection') void Promise.reject(new Error('thrown: rejection'))
    if (readMoment() === 'rejection: text') void Promise.reject('thrown: text')
    return () => at('leaving')
  }, [])
  useEffect(() => {
    if (readMoment()?.startsWith('action')) void submit({}, { method: 'post' })
  }, [])
  useBlocker(() => { at('blocker'); return false })
  if (readMoment() === 'no component') { const Missing = undefined; return <Missing /> }
  if (readMoment() === 'an object for a child') return <p>{{}}</p>
  if (readMoment() === 'own boundary') throw new Error('thrown: in front of its own boundary')
  return (
    <>
      <h1>Thrower</h1>
      <button type="button" onClick={() => at('event handler')}>Press</button>
    </>
  )
}

export const ErrorBoundary =
  readMoment() === 'own boundary' ? () => { throw new Error('thrown: own boundary') } : undefined
`
