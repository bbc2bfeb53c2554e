import { Checkbox } from '@console/authoring/fields/checkbox'
import { Choices } from '@console/authoring/fields/choices'
import layout from '@console/authoring/styles/layout.module.css'
import type { MockContent } from '@console/ielts'
import { buildPaper, hasExplanations, type PaperKind, paperLabels } from '@console/papers'
import { toUserMessage } from '@console/shared/errors'
import { saveFile } from '@console/shared/files/download'
import { usePlatform } from '@console/shared/platform-context'
import { urlFlag, urlText, useUrlState } from '@console/shared/ui/url-state'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useExplanations } from '../explanation-store/use-explanations.ts'
import { PaperView } from './paper-view.tsx'
import styles from './papers-page.module.css'

const addressSchema = z.object({
  paper: z.catch(z.enum(['questions', 'answers', 'key', 'transcript']), 'questions'),
  size: z.catch(z.enum(['a4', 'letter']), 'a4'),
  explanations: urlFlag,
  /** Question `7` of a key, part `2` of a transcript. */
  at: urlText,
})

const sizeLabels = { a4: 'A4', letter: 'Letter' }

type PapersPageProps = {
  content: MockContent
  /** The path of the mock. */
  mock: string
}

/** Shows one paper of a mock at a time, for print or Word. */
export function PapersPage({ content, mock }: PapersPageProps) {
  const { state, replace } = useUrlState(addressSchema)
  const notes = useExplanations(content.section)
  const paper = buildPaper(content, state.paper, { notes, isExplained: state.explanations })
  const name = content.header.name
  useSheetName(name)
  return (
    <div className={styles.papers}>
      <title>{`${paperLabels[state.paper]}, ${name} · IELTS console`}</title>
      <header className={styles.controls}>
        <div className={layout.ends}>
          <h1>Papers of {name}</h1>
          <div className={layout.row}>
            <Link to={mock}>Back to the mock</Link>
            {paper !== null && (
              <>
                <SaveAsWord
                  paper={paper}
                  size={state.size}
                  fileName={`${toFileName(name)}, ${paperLabels[state.paper].toLowerCase()}.docx`}
                />
                <Button type="primary" onClick={() => window.print()}>
                  Print
                </Button>
              </>
            )}
          </div>
        </div>
        <div className={layout.row}>
          <Choices
            label="Paper"
            name="paper"
            className={styles.choices}
            labels={paperLabels}
            value={state.paper}
            onChoose={(kind) => replace({ paper: kind, at: '' })}
          />
          <Choices
            label="Paper size"
            name="size"
            labels={sizeLabels}
            value={state.size}
            onChoose={(size) => replace({ size })}
          />
          {state.paper === 'key' && hasExplanations(content, notes) && (
            <Checkbox isTicked={state.explanations} onTick={(explanations) => replace({ explanations })}>
              With explanations
            </Checkbox>
          )}
        </div>
      </header>
      {paper === null ? (
        <p>{whyNone[state.paper]}</p>
      ) : (
        <PaperView paper={paper} size={state.size} at={state.at} />
      )}
    </div>
  )
}

/** The frame prints this name in the page footer, which CSS can read from one place only. */
function useSheetName(name: string) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--sheet-name', JSON.stringify(name))
    return () => void style.removeProperty('--sheet-name')
  }, [name])
}

const whyNone: Record<PaperKind, string> = {
  questions: 'This mock has no questions yet.',
  answers: 'A speaking test has no answer sheet: learners speak.',
  key: 'This mock has no answer key. Writing and speaking are marked by an examiner.',
  transcript:
    'This mock has no transcript on this device or the server. Paste one in the editor of the mock, under “Answer key”, then “Explanations”.',
}

/** Short enough that no system truncates the end, which names the paper. */
const toFileName = (name: string): string =>
  name
    .replaceAll(/[\s\\/:*?"<>|]+/g, ' ')
    .trim()
    .slice(0, 80)
    .trimEnd() || 'Mock'

type SaveAsWordProps = Parameters<typeof PaperView>[0] & { fileName: string }

function SaveAsWord({ paper, size, fileName }: SaveAsWordProps) {
  const { notify } = usePlatform()
  const [isMaking, setIsMaking] = useState(false)

  async function save() {
    setIsMaking(true)
    try {
      // The Word writer is large, so it is loaded on demand.
      const [{ toWordFile, wordType }, { readPictures }] = await Promise.all([
        import(/* webpackChunkName: 'word' */ '@console/papers/word'),
        import(/* webpackChunkName: 'word' */ './read-pictures.ts'),
      ])
      saveFile(fileName, wordType, await toWordFile(paper, size, await readPictures(paper)))
    } catch (error) {
      notify.error('The Word file could not be made', { description: toUserMessage(error) })
    } finally {
      setIsMaking(false)
    }
  }

  return (
    <Button loading={isMaking} onClick={() => void save()}>
      Save as Word
    </Button>
  )
}
