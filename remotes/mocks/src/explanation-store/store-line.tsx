import { FileInput, jsonFiles } from '@console/authoring/controls/file-input'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { hasNoExplanations, type MockContent, mergeExplanations } from '@console/ielts'
import { saveFile } from '@console/shared/files/download'
import { usePlatform } from '@console/shared/platform-context'
import { Button } from 'antd'
import { useRef } from 'react'
import { useStore } from 'zustand'
import type { ExplainableMock } from './explainable-mock.ts'
import { parseExplanationsFile, toExplanationsFile } from './explanations-file.ts'
import type { OpenExplanations } from './open-explanations.ts'
import { ServerLine } from './server-line.tsx'

type StoreLineProps = { mock: ExplainableMock; content: MockContent; open: OpenExplanations }

/** Says where explanations are kept, and how to pass them to a colleague. */
export function StoreLine({ mock, content, open }: StoreLineProps) {
  const { store, served, change } = open
  const { name, notes, problem } = useStore(store)
  const { notify } = usePlatform()
  const input = useRef<HTMLInputElement>(null)

  async function load(file: File) {
    const parsed = parseExplanationsFile(await file.text(), mock)
    if (!parsed.ok) {
      notify.error(`“${file.name}” was not imported`, { description: parsed.reason })
      return
    }
    change(mergeExplanations(parsed.notes))
    notify.success('Imported explanations, transcripts and times', {
      action: { label: 'Undo', onClick: () => change(() => notes) },
    })
  }

  return (
    <div className={layout.ends}>
      {served === null ? (
        <p className={text.note} role={problem === null ? undefined : 'alert'}>
          {problem === null
            ? 'They are kept on this device only, because the server does not store them. To pass them on to a colleague, export a file.'
            : `The last change was not kept. ${problem} Export the file to keep it.`}
        </p>
      ) : (
        <ServerLine content={content} store={store} served={served} />
      )}
      <div className={layout.row}>
        <Button onClick={() => input.current?.click()}>Import</Button>
        <Button
          disabled={hasNoExplanations(notes)}
          onClick={() =>
            saveFile(
              `${mock.section}-${mock.id}-explanations.json`,
              'application/json',
              toExplanationsFile(mock, name, notes),
            )
          }
        >
          Export
        </Button>
        <FileInput
          ref={input}
          label="Explanations as a file"
          accept={jsonFiles}
          onFiles={([file]) => void load(file)}
        />
      </div>
    </div>
  )
}
