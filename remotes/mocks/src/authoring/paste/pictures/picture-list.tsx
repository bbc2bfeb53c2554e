import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import type { PrintedTest } from '@console/printed-tests'
import { usePlatform } from '@console/shared/platform-context'
import { Select } from '@console/shared/ui/select'
import { useGroupRules } from '../../../editing/mock-editor-context.ts'
import styles from '../paste-dialog.module.css'
import { leftOut, type PasteChoices, toGroupName } from '../paste-plan.ts'
import { type FoundPicture, placeOfPicture } from './find-pictures.ts'

type PictureListProps = {
  pictures: readonly FoundPicture[]
  test: PrintedTest
  choices: PasteChoices
  onChoose(choices: PasteChoices): void
  nameLine(at: number): string
}

/** The pictures of Word documents: the questions that each goes to, or why it is not taken. */
export function PictureList({ pictures, test, choices, onChoose, nameLine }: PictureListProps) {
  const { settings } = usePlatform()
  const { hasText } = useGroupRules()
  if (pictures.length === 0) return null
  const names = test.parts.flatMap(({ groups }) => groups.map(toGroupName))
  const hasLibrary = settings.features.media === true
  return (
    <section aria-label="Pictures">
      <h3 className={text.label}>Pictures</h3>
      <ul className={`${layout.plain} ${text.note} ${styles.lines}`}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several pictures
          <li key={index}>
            <span>{nameLine(picture.at)}</span>{' '}
            {toRefusal(picture, { hasText, hasLibrary }) ?? (
              <Select
                aria-label={`Where picture ${index + 1} goes`}
                value={placeOfPicture(picture, choices)}
                options={[[leftOut, 'Leave out'], ...names.map((name) => [name, name] as const)]}
                onChoose={(name) =>
                  onChoose({ ...choices, pictures: { ...choices.pictures, [picture.at]: name } })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Setting = { hasText: boolean; hasLibrary: boolean }

function toRefusal(
  { file, isDiagram, place }: FoundPicture,
  { hasText, hasLibrary }: Setting,
): string | null {
  if (isDiagram) return 'A diagram was not read. Type what it says.'
  if (hasText) return 'A picture was not taken: a reading mock has no place for pictures.'
  if (file === null) return 'A picture was not taken. Save it as PNG or JPEG, and add it to its questions.'
  const where = place === leftOut ? 'its questions' : place
  return hasLibrary
    ? null
    : `A picture was not taken: there is no media library. Add its address to ${where}.`
}
