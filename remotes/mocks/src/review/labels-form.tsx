import { TextInput } from '@console/authoring/fields/text-input'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { difficultySchema, type ReviewNotes } from '@console/ielts/schemas'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { Field } from '@console/shared/ui/field'
import { Select } from '@console/shared/ui/select'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { type FormEvent, useState } from 'react'
import type { MockRef } from '../api/mock.api.ts'
import { readTags } from './read-tags.ts'
import { openReviewNotes } from './review-notes.api.ts'
import { reviewNotesQuery } from './review-notes.queries.ts'
import { difficultyLabels } from './review-state.ts'

/** Difficulty and tags, which lists can be filtered by. */
export function LabelsForm({ mock, notes }: { mock: MockRef; notes: ReviewNotes | undefined }) {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const [difficulty, setDifficulty] = useState<string>(notes?.difficulty ?? '')
  const [tags, setTags] = useState(notes?.tags.join(', ') ?? '')
  const [saveState, setSaveState] = useState<'saving' | 'saved' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaveState('saving')
    setProblem(null)
    try {
      const chosen = difficultySchema.safeParse(difficulty).data ?? null
      await openReviewNotes(platform).keep(mock, { labels: { difficulty: chosen, tags: readTags(tags) } })
      await queryClient.invalidateQueries({ queryKey: reviewNotesQuery(platform, mock.section).queryKey })
      setSaveState('saved')
    } catch (error) {
      setSaveState(null)
      setProblem(toUserMessage(error))
    }
  }

  return (
    <form aria-label="Difficulty and tags" className={layout.form} onSubmit={(event) => void save(event)}>
      <Field label="Difficulty">
        {(control) => (
          <Select
            {...control}
            value={difficulty}
            options={[['', 'Not set'], ...Object.entries(difficultyLabels)]}
            onChoose={setDifficulty}
          />
        )}
      </Field>
      <Field label="Tags" note="separated by commas">
        {(control) => (
          <TextInput
            {...control}
            value={tags}
            placeholder="climate, cities"
            maxLength={800}
            onText={setTags}
          />
        )}
      </Field>
      <div className={layout.row}>
        <Button htmlType="submit" loading={saveState === 'saving'}>
          Save difficulty and tags
        </Button>
        {saveState === 'saved' && (
          <span role="status" className={text.note}>
            Saved
          </span>
        )}
      </div>
      {problem !== null && <Alert type="error" showIcon title={problem} />}
    </form>
  )
}
