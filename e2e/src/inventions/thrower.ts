import { buildInvention } from '../run/build-invention.ts'

/** Storage key of a JSON list of moments at which the remote throws, so that one build covers all of them. */
export const momentKey = 'thrower-moment'
export const throwerPath = '/thrower/'

/** Builds a remote that throws at the moments listed in localStorage, and otherwise works. */
export const buildThrower = () =>
  buildInvention({
    name: 'thrower',
    config: {
      title: 'Thrower',
      menu: [{ title: 'Thrower', path: throwerPath, icon: 'screen', order: 900 }],
    },
    files: {
      'src/timestamp.ts': momentSource,
      'src/remote.tsx': remoteSource,
      'src/remote.ts': `export { default } from './remote.tsx'`,
      'src/screen.tsx': screenSource,
      'src/broken.tsx': `throw new Error('thrown: module of the screen')\nexport const Component = () => null`,
    },
  })

const momentSource = `
export const listMoments = (): string[] => JSON.parse(localStorage.getItem('${momentKey}') ?? '[]')
export const is = (moment: string) => listMoments().includes(moment)
export const at = (moment: string) => {
  if (is(moment)) throw new Error('thrown: ' + moment)
}
`

const remoteSource = `
import { at, is, listMoments } from './timestamp.ts'

at('module')

const screen = {
  path: '${throwerPath}',
  middleware: [() => at('middleware')],
  shouldRevalidate: () => { at('shouldRevalidate'); return true },
  handle: {
    title: () => { at('title'); return is('title of another kind') ? {} : 'Thrower' },
    parents: () => (is('parents of another kind') ? [{ title: {}, to: 7 }] : []),
  },
  lazy: () => {
    at('lazy')
    return is('module of the screen') ? import('./broken.tsx') : import('./screen.tsx')
  },
}

const others: Record<string, () => unknown> = {
  'routes: no route': () => [screen, null],
  'routes: the page of another': () => [screen, { path: '/coupons/', Component: () => 'taken' }],
  'routes: the name of the frame': () => [{ ...screen, id: 'frame' }],
}

export default {
  name: 'thrower',
  routes: () => {
    at('routes')
    return (others[listMoments().find((moment) => moment in others) ?? ''] ?? (() => [screen]))()
  },
  commands: () => {
    at('commands')
    return []
  },
}
`

const screenSource = `
import { useEffect, useLayoutEffect } from 'react'
import { useSubmit } from 'react-router'
import { at, is, listMoments } from './timestamp.ts'

export const loader = async () => {
  at('loader')
  if (is('loader: text')) throw 'thrown: text'
  return null
}

export const action = async () => {
  at('action')
  if (is('action: text')) throw 'thrown: text'
  return null
}

export function Component() {
  at('render')
  const submit = useSubmit()
  useLayoutEffect(() => at('layout effect'))
  useEffect(() => {
    at('effect')
    if (is('timer')) setTimeout(() => at('timer'))
    if (is('rejection')) void Promise.reject(new Error('thrown: rejection'))
    if (is('rejection: text')) void Promise.reject('thrown: text')
    return () => at('leaving')
  }, [])
  useEffect(() => {
    if (listMoments().some((moment) => moment.startsWith('action'))) void submit({}, { method: 'post' })
  }, [])
  if (is('no component')) { const Missing = undefined; return <Missing /> }
  if (is('an object for a child')) return <p>{{}}</p>
  if (is('own boundary')) throw new Error('thrown: in front of its own boundary')
  return (
    <>
      <h1>Thrower</h1>
      <button type="button" onClick={() => at('event handler')}>Press</button>
    </>
  )
}

export const ErrorBoundary =
  is('own boundary') ? () => { throw new Error('thrown: own boundary') } : undefined
`
