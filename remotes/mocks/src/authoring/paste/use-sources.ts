import { readFile, type Source, type SourceKind } from '@console/printed-tests/sources'
import { createId } from '@console/values/ids/create-id'
import { useState } from 'react'
import { loadPdfReader } from './load-pdf-reader.ts'

export type FileSource = Source & {
  name: string
  state: { is: 'reading'; done: number; pages: number } | { is: 'read' } | { is: 'refused'; reason: string }
}

/** Each source, typed text or a file, keeps its own text. */
export function useSources() {
  const [typed, setTyped] = useState('')
  const [files, setFiles] = useState<readonly FileSource[]>([])

  const edit = (id: string, change: Partial<FileSource>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file)))

  async function read(id: string, file: File) {
    const reading = await readFile(file, loadPdfReader, (done, pages) =>
      edit(id, { state: { is: 'reading', done, pages } }),
    )
    if ('refused' in reading) edit(id, { state: { is: 'refused', reason: reading.refused } })
    else edit(id, { ...reading, state: { is: 'read' } })
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
        state: { is: 'reading', done: 0, pages: 0 },
        file,
      }))
      setFiles((before) => [...before, ...added.map(({ file: _, ...source }) => source)])
      for (const { id, file } of added) void read(id, file)
      return added.map(({ id }) => id)
    },
    setText: (id: string, text: string) => edit(id, { text }),
    setKind: (id: string, kind: SourceKind) => edit(id, { kind }),
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
  }
}

export type Sources = ReturnType<typeof useSources>

/** The id of text that was typed or pasted. */
export const typedId = 'typed'
