import { FileInput, jsonFiles } from '@console/authoring/controls/file-input'
import { headerId, toContent, toDocument } from '@console/ielts'
import { toUserMessage } from '@console/shared/errors'
import { saveFile } from '@console/shared/files/download'
import { usePlatform } from '@console/shared/platform-context'
import { useRef } from 'react'
import { toMockDocument } from '../../api/mock-document.ts'
import { EditorActions } from '../../editing/editor-actions.tsx'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import type { EditorActionsProps } from '../../editing/section-screen.ts'
import { toSpeakingFile } from './speaking-json.ts'

/** Exports a speaking mock as a file, for another device, a colleague or a server. */
export function SpeakingFileActions({ actions }: EditorActionsProps) {
  const { notify } = usePlatform()
  const { store, open } = useMockEditing()
  const input = useRef<HTMLInputElement>(null)

  function save() {
    const document = toDocument(store.read())
    saveFile(`${toFileName(document.name)}.json`, 'application/json', toSpeakingFile([document]))
  }

  async function load(file: File) {
    const { parseSpeakingFile } = await import(
      /* webpackChunkName: "speaking-files" */ './parse-speaking-file.ts'
    )
    const parsed = parseSpeakingFile(await file.text())
    if (!parsed.ok) {
      notify.error(`“${file.name}” was not imported`, { description: parsed.reason })
      return
    }
    const [mock, ...others] = parsed.mocks
    if (mock === undefined || others.length > 0) {
      notify.error(`“${file.name}” was not imported`, {
        description: `It holds ${parsed.mocks.length} mocks. Import it in the list of speaking mocks.`,
      })
      return
    }
    store.change('Import JSON', () => toContent(toMockDocument(mock)))
    open(headerId)
    notify.success(`Imported “${mock.name}”`, {
      description: 'It replaced what was here. Undo brings that back.',
    })
  }

  return (
    <>
      <EditorActions
        actions={[
          { label: 'Import', isMain: true, onRun: () => input.current?.click() },
          { label: 'Export', isMain: true, onRun: save },
          ...actions,
        ]}
      />
      <FileInput
        ref={input}
        label="Speaking mock as JSON"
        accept={jsonFiles}
        onFiles={([file]) =>
          load(file).catch((error: unknown) =>
            notify.error(`“${file.name}” was not imported`, { description: toUserMessage(error) }),
          )
        }
      />
    </>
  )
}

const toFileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-') || 'speaking-mock'
