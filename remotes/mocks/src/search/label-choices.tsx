import layout from '@console/authoring/styles/layout.module.css'
import { SelectField } from '@console/shared/ui/select'
import { difficultyLabels } from '../review/review-state.ts'

type LabelChoicesProps = {
  difficulty: string
  tag: string
  tags: readonly string[]
  onChoose(choice: { difficulty?: string; tag?: string }): void
}

/** Limits the search to a difficulty or a tag. */
export const LabelChoices = ({ difficulty, tag, tags, onChoose }: LabelChoicesProps) => (
  <div className={layout.row}>
    <SelectField
      label="Difficulty"
      value={difficulty}
      options={[['', 'All'], ...Object.entries(difficultyLabels)]}
      onChoose={(chosen) => onChoose({ difficulty: chosen })}
    />
    <SelectField
      label="Tag"
      value={tag}
      options={[['', 'All'], ...tags.map((each) => [each, each] as const)]}
      onChoose={(chosen) => onChoose({ tag: chosen })}
    />
  </div>
)
