import type { Source, SourceKind } from '@console/printed-tests/sources'
import { createId } from '@console/values/ids/create-id'
import { useEffect, useRef, useState } from 'react'
import { readFileApart } from './reading/read-file-apart.ts'

export type FileSource = Source & {
  name: string
  pictures: readonly File[]
  state: { is: 'reading'; done: number; pages: number } | { is: 'read' } | { is: 'refused'; reason: string }
}

/** Each source, typed text or a file, keeps its own text. */
export function useSources() {
  const [typed, setTyped] = useState('')
  const [files, setFiles] = useState<readonly FileSource[]>([])

  const edit = (id: string, change: Partial<FileSource>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file)))

  const stops = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  async function read(id: string, file: File) {
    const stop = new AbortController()
    stops.current.set(id, stop)
    try {
      const onPage = (done: number, pages: number) => edit(id, { state: { is: 'reading', done, pages } })
      const reading = await readFileApart(file, { signal: stop.signal, onPage })
      if ('refused' in reading) edit(id, { state: { is: 'refused', reason: reading.refused } })
      else edit(id, { ...reading, state: { is: 'read' } })
    } catch (error) {
      if (!stop.signal.aborted) throw error
    } finally {
      stops.current.delete(id)
    }
  }

  return {
    typed,
    setTyped,
    files,
    isReading: files.some(({ state }) => state.is === 'reading'),
    sources: [{ id: typedId, text: typed, kind: 'paper' as const }, ...files],
    /** Returns the ids of the sources that are being read. */
    add(chosen: readonly File[]): string[] {
      const added = chosen.map((file): FileSource & { file: File } => ({
        id: createId(),
        name: file.name,
        kind: 'paper',
        text: '',
        pictures: [],
        state: { is: 'reading', done: 0, pages: 0 },
        file,
      }))
      setFiles((before) => [...before, ...added.map(({ file: _, ...source }) => source)])
      for (const { id, file } of added) void read(id, file)
      return added.map(({ id }) => id)
    },
    setText: (id: string, text: string) => edit(id, { text }),
    setKind: (id: string, kind: SourceKind) => edit(id, { kind }),
    /** A file that is being read is not read to the end. */
    remove(id: string) {
      stops.current.get(id)?.abort()
      setFiles((before) => before.filter((file) => file.id !== id))
    },
  }
}

export type Sources = ReturnType<typeof useSources>

/** The id of text that was typed or pasted. */
export const typedId = 'typed'
