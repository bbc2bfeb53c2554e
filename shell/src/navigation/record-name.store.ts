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
 * Reads the name of the record at `path` from the document's early request, and leaves the response for the screen.
 * Without a name the skeleton has less to show.
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
    // The screen requests the record too, and reports its failure.
  }
}

/** Name of the record at `path`, while a skeleton or an error stands in for its screen. */
export function useRecordName(path: string): string | null {
  const [held] = useState(() => recordNameStore.getState())
  const known = useStore(recordNameStore) ?? held
  // A replacement reads the name before this unmounts; the screen itself may know a newer one.
  useEffect(() => () => recordNameStore.setState(null, true), [])
  return known?.path === path ? known.name : null
}
