import { GrowingText } from '@console/authoring/fields/growing-text'
import { useDocument } from '@console/authoring/following/use-document'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import { readKey } from '@console/shared/ui/read-key'
import { SelectField } from '@console/shared/ui/select'
import { articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'
import { useEditorParts } from '../context/editor-context.ts'
import type { ArticleContent } from '../document/article-content.ts'
import type { ArticleField } from './check-article.ts'
import styles from './details-form.module.css'
import { FieldMessages } from './field-messages.tsx'
import { PictureField } from './picture-field.tsx'
import { fittingSubTypes, setType } from './sub-types.ts'
import type { OptionalField } from './use-offered-fields.ts'

type DetailsFormProps = {
  offered: ReadonlySet<OptionalField>
  errors: FieldErrors
  onEdit(field: ArticleField): void
}

const selectDetails = ({ details }: ArticleContent) => details

/**
 * Fields of an article other than its sections and the status, which is in the bar. Title and subtitle look as in the
 * published article.
 */
export function DetailsForm({ offered, errors, onEdit }: DetailsFormProps) {
  const { store, edits, focus } = useEditorParts()
  const type = useDocument(store, ({ details }) => details.type)
  const sub_type = useDocument(store, ({ details }) => details.sub_type)
  return (
    <div>
      <GrowingText
        className={styles.title}
        data-part="detail:title"
        aria-label="Title"
        aria-invalid={(errors['title']?.length ?? 0) > 0}
        aria-describedby="title-messages"
        placeholder="Title of the article"
        store={store}
        select={selectDetails}
        toText={(shown) => shown.title}
        onChange={({ target }) => {
          edits.setDetail('title', 'title', target.value.replaceAll('\n', ' '))
          onEdit('title')
        }}
        onKeyDown={(event) => {
          if (readKey(event) !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          if (offered.has('sub_title')) focus.focusPart('detail:sub_title', 'end')
        }}
      />
      <FieldMessages id="title-messages" messages={errors['title']} />
      {offered.has('sub_title') && (
        <GrowingText
          className={styles.subTitle}
          data-part="detail:sub_title"
          aria-label="Subtitle"
          placeholder="Subtitle: one line on what the reader will learn"
          store={store}
          select={selectDetails}
          toText={(shown) => shown.sub_title ?? ''}
          onChange={({ target }) =>
            edits.setDetail('subtitle', 'sub_title', target.value.replaceAll('\n', ' ') || null)
          }
        />
      )}
      <div className={styles.fields}>
        <SelectField
          label="Type"
          value={type}
          options={Object.entries(articleTypeLabels)}
          onChoose={(chosen) =>
            store.change('Change type', setType(chosen === 'essay' ? 'essay' : 'grammar'))
          }
        />
        <SelectField
          label="Subtype"
          value={sub_type ?? ''}
          options={[
            ['', 'None'],
            ...fittingSubTypes(type, sub_type).map((option): [string, string] => [
              option,
              articleSubTypeLabels[option],
            ]),
          ]}
          onChoose={(chosen) =>
            edits.setDetail(
              'subtype',
              'sub_type',
              fittingSubTypes(type, sub_type).find((option) => option === chosen) ?? null,
            )
          }
        />
      </div>
    </div>
  )
}

const pictures = [
  ['image', 'List picture'],
  ['blog_image', 'Article picture'],
] as const

/** Below the text, which comes first. */
export function PicturesForm({ offered, errors, onEdit }: DetailsFormProps) {
  const shown = pictures.filter(([field]) => offered.has(field))
  if (shown.length === 0) return null
  return (
    <section className={styles.pictures} aria-label="Pictures">
      {shown.map(([field, label]) => (
        <PictureField key={field} field={field} label={label} messages={errors[field]} onEdit={onEdit} />
      ))}
    </section>
  )
}
