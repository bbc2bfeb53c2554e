import { useCopy } from '@console/shared/clipboard/use-copy'
import { usePlatform } from '@console/shared/platform-context'
import { toKeyLabel } from '@console/shared/ui/key-label'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { type EditorParts, useEditorParts } from '../context/editor-context.ts'
import { type Section, toSection, toSectionDocument } from '../document/article-content.ts'
import { articleDocumentSchema, type Id } from '../document/article-document.ts'
import { copySection } from '../document/section-commands.ts'
import { readSectionTexts } from '../document/section-texts.ts'
import { nameSection } from '../section-names.ts'

/** Clipboard format of sections; other programs get plain text. */
const clipboardType = 'application/x-ielts-console-sections+json'

const clipboardSchema = z.object({ sections: articleDocumentSchema.shape.contents })

export function useCopySection(id: Id) {
  const { store } = useEditorParts()
  const { isCopied, copy } = useCopy(usePlatform())

  function handleCopy() {
    const section = store.read().sections[id]
    if (section === undefined) return
    void copy({
      write: async () => writeSection(section),
      notice: `Copied ${nameSection(section)}`,
      description: `Press ${toKeyLabel('Ctrl+V')} in the editor of any article to add it there.`,
      isSupported: typeof document.execCommand === 'function',
    })
  }

  return { isCopied, copy: handleCopy }
}

/** The older clipboard API, because only it supports custom types in every browser. */
function writeSection(section: Section): void {
  let isWritten = false
  const handleCopy = (event: ClipboardEvent) => {
    if (event.clipboardData === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const sections = [toSectionDocument(section)]
    event.clipboardData.setData(clipboardType, JSON.stringify({ sections }))
    event.clipboardData.setData('text/plain', readSectionTexts(section).join('\n'))
    isWritten = true
  }
  document.addEventListener('copy', handleCopy, true)
  document.execCommand('copy')
  document.removeEventListener('copy', handleCopy, true)
  if (!isWritten) throw new Error('The browser does not let the console use the clipboard')
}

/** Inserts sections from the clipboard after the focused one, wherever the focus is in the editor. */
export function usePasteSections({ edits }: Pick<EditorParts, 'edits'>): void {
  const { notify } = usePlatform()
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const stored = event.clipboardData?.getData(clipboardType) ?? ''
    if (stored === '') return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('dialog, [role="dialog"]')) return
    event.preventDefault()
    event.stopPropagation()
    const sections = parseSections(stored)
    if (sections === null) {
      notify.error('Nothing was pasted', { description: 'What was copied is not a section of an article.' })
      return
    }
    const after = target?.closest<HTMLElement>('[data-section]')?.dataset['section']
    edits.insertSections(
      sections.length === 1 && sections[0] ? `Paste ${nameSection(sections[0])}` : 'Paste sections',
      sections,
      after ?? null,
    )
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listener, true)
    return () => document.removeEventListener('paste', listener, true)
  }, [])
}

/** With new ids, because they may be pasted into the same article. Null if the data is not valid. */
function parseSections(stored: string): Section[] | null {
  try {
    const { sections } = clipboardSchema.parse(JSON.parse(stored))
    return sections.map((section) => copySection(toSection(section)))
  } catch {
    return null
  }
}
