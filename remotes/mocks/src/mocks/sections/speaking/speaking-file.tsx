import { saveFile } from '@console/shared/csv/save-file'
import { usePlatform } from '@console/shared/platform-context'
import { Button } from 'antd'
import { useRef } from 'react'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { toContent, toDocument } from '../../core/document/mock-normalization.ts'
import { headerId } from '../../core/document/mock-place.ts'
import { parseSpeakingFile, toSpeakingFile } from './speaking-json.ts'

/** A speaking mock as a file: to another device, a colleague, or a server that takes it. */
export function SpeakingFile() {
  const { notify } = usePlatform()
  const { store, open } = useMockEditing()
  const input = useRef<HTMLInputElement>(null)

  function save() {
    const document = toDocument(store.read())
    saveFile(`${toFileName(document.name)}.json`, 'application/json', toSpeakingFile(document))
  }

  async function load(file: File) {
    const parsed = parseSpeakingFile(await file.text())
    if (!parsed.ok) {
      notify.error(`“${file.name}” was not imported`, { description: parsed.reason })
      return
    }
    store.change('Import JSON', () => toContent(parsed.document))
    open(headerId)
    notify.success(`Imported “${parsed.document.name}”`, {
      description: 'It took the place of what was here. Undo brings that back.',
    })
  }

  return (
    <>
      <Button onClick={() => input.current?.click()}>Import</Button>
      <Button onClick={save}>Export</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="Speaking mock as JSON"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file !== undefined) void load(file)
        }}
      />
    </>
  )
}

const toFileName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-') || 'speaking-mock'
