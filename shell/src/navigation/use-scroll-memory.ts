import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import * as z from 'zod/mini'
import { readStoredJson, tabStorage } from '../environment/device-storage.ts'
import { restoreScroll } from './restore-scroll.ts'

const storageKey = 'scroll'
const storedSchema = z.record(z.string(), z.number())

/**
 * A new screen starts at the top; Back, Forward and reload restore the scroll position of the history entry. A
 * navigation that only changes the query, such as a drawer over a list, does not scroll.
 */
export function useScrollMemory() {
  const { key: given, pathname } = useLocation()
  // Every address opened from outside has the same key.
  const key = given === 'default' ? `${given} ${pathname}` : given
  const type = useNavigationType()
  const place = useRef({ key, pathname: '' })
  const positions = useRef<Map<string, number> | null>(null)
  positions.current ??= readPositions()

  useLayoutEffect(() => {
    const hasMoved = place.current.pathname !== pathname
    place.current = { key, pathname }
    const position = positions.current?.get(key)
    if (type === 'POP' && position !== undefined) return restoreScroll(position)
    if (hasMoved) window.scrollTo(0, 0)
  }, [key, pathname, type])

  useEffect(() => {
    const remember = () => void positions.current?.set(place.current.key, Math.round(window.scrollY))
    const store = () =>
      tabStorage.write(storageKey, JSON.stringify(Object.fromEntries(positions.current ?? [])))
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      history.scrollRestoration = 'auto'
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', store)
      tabStorage.remove(storageKey)
    }
  }, [])
}

const readPositions = () =>
  new Map(Object.entries(readStoredJson(tabStorage, storageKey, storedSchema) ?? {}))
