import type { NodeId } from '@console/ielts'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { toLineFeeds } from '@console/values/text/line-breaks'
import type { ClipboardEvent } from 'react'
import { useChange, useMockEditing } from '../../editing/mock-editor-context.ts'
import type { Pasted } from './paste-interview.ts'

type PasteReaders = typeof import(/* webpackChunkName: "pasting" */ './paste-interview.ts')

const loadPaste = () => import(/* webpackChunkName: "pasting" */ './paste-interview.ts')

/** Parses several lines pasted into a topic or question list as a printed interview; one line is pasted as it is. */
export function useInterviewPaste(part: NodeId) {
  const { store } = useMockEditing()
  const { notify } = usePlatform()
  const change = useChange()

  async function paste<Result extends Pasted>(
    event: ClipboardEvent<HTMLElement>,
    read: (readers: PasteReaders, text: string) => Result,
  ): Promise<Result | null> {
    const text = toLineFeeds(event.clipboardData.getData('text/plain'))
    if (!/[\r\n]/.test(text.trim())) return null
    event.preventDefault()
    try {
      const pasted = read(await loadPaste(), text)
      change(pasted.name, pasted.command)
      if (pasted.notice !== undefined)
        notify.success(pasted.notice.message, { description: pasted.notice.description })
      return pasted
    } catch (error) {
      notify.error('The text was not pasted', { description: toUserMessage(error) })
      return null
    }
  }

  return {
    async intoTopic(event: ClipboardEvent<HTMLTextAreaElement>) {
      const { selectionStart, selectionEnd } = event.currentTarget
      await paste(event, ({ pasteIntoTopic }, text) =>
        pasteIntoTopic(store.read(), part, text, [selectionStart, selectionEnd]),
      )
    },
    async intoQuestions(event: ClipboardEvent<HTMLElement>, row: NodeId, onPasted: (last: number) => void) {
      const pasted = await paste(event, ({ pasteIntoQuestions }, text) =>
        pasteIntoQuestions(store.read(), { part, row }, text),
      )
      if (pasted !== null) onPasted(pasted.last)
    },
  }
}
