import { FileInput, jsonFiles } from '@console/authoring/controls/file-input'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { Button } from 'antd'
import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { SpeakingDraft } from './speaking-drafts.ts'

type Shares = typeof import(/* webpackChunkName: "speaking-files" */ './speaking-files.ts')

/** Loads the file functions on the first import or export. */
export function useSpeakingFiles() {
  const platform = usePlatform()
  const { revalidate } = useRevalidator()
  return async <Result,>(run: (shares: Shares, on: typeof platform) => Promise<Result>) => {
    try {
      const result = await run(
        await import(/* webpackChunkName: "speaking-files" */ './speaking-files.ts'),
        platform,
      )
      await revalidate()
      return result
    } catch (error) {
      platform.notify.error('The files could not be read or written', { description: toUserMessage(error) })
      return null
    }
  }
}

type SpeakingSharesProps = {
  drafts: readonly SpeakingDraft[]
  onImport(files: readonly File[]): void
}

export function SpeakingFiles({ drafts, onImport }: SpeakingSharesProps) {
  const share = useSpeakingFiles()
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <Button icon={<Upload size={16} aria-hidden />} onClick={() => input.current?.click()}>
        Import…
      </Button>
      {drafts.some(({ state }) => state === 'kept') && (
        <Button
          icon={<Download size={16} aria-hidden />}
          onClick={() => void share((shares, platform) => shares.exportSpeakingMocks(platform, drafts))}
        >
          Export all
        </Button>
      )}
      <FileInput
        ref={input}
        label="Speaking mocks as JSON"
        accept={jsonFiles}
        isMultiple
        onFiles={onImport}
      />
    </>
  )
}
