import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { KnownRemote } from '../release/known-release.ts'
import { findOwner } from './menu-entries.ts'

const recordNameStore = createStore<{ path: string; name: string } | null>(() => null)

const answerSchema = z.object({ data: z.record(z.string(), z.unknown()) })
const nameSchema = z.string().check(z.trim(), z.minLength(1))

/**
 * Reads the name of the record that the first screen, at `path`, is about from what the document has asked for in somebody's
 * name, and leaves the answer to the screen. Without a name there is only less to read while the screen is coming.
 */
export async function readRecordName(remotes: readonly KnownRemote[], path: string): Promise<void> {
  const member = findOwner(remotes, path)?.recordName
  const asked = [...(window.earlyRequests?.values() ?? [])].find(({ token }) => token !== null)
  if (member === undefined || asked === undefined) return
  try {
    const answer = (await asked.answer).clone()
    const { data } = z.parse(answerSchema, await answer.json())
    recordNameStore.setState({ path, name: z.parse(nameSchema, data[member]) }, true)
  } catch {
    // The screen asks for the record as well, and says what is wrong with it.
  }
}

/** The name of the record that the screen at `path` is about, for as long as something stands in its place. */
export function useRecordName(path: string): string | null {
  const [held] = useState(() => recordNameStore.getState())
  const known = useStore(recordNameStore) ?? held
  // What takes this one's place holds it by then; the screen itself knows a name that may be newer.
  useEffect(() => () => recordNameStore.setState(null, true), [])
  return known?.path === path ? known.name : null
}
