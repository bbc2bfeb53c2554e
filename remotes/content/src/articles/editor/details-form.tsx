import { GrowingText } from '@console/authoring/fields/growing-text'
import { useDocument } from '@console/authoring/following/use-document'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import { publicationStatuses } from '@console/shared/schemas/publication'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { articleSubTypeLabels, articleTypeLabels } from '../article-labels.ts'
import { useEditorParts } from '../context/editor-context.ts'
import type { ArticleContent } from '../document/article-content.ts'
import type { ArticleField } from './check-article.ts'
import { ChoiceField } from './choice-field.tsx'
import styles from './details-form.module.css'
import { FieldMessages } from './field-messages.tsx'
import { PictureField } from './picture-field.tsx'
import { fittingSubTypes, setType } from './sub-types.ts'

type DetailsFormProps = { errors: FieldErrors; onMend(field: ArticleField): void }

const selectDetails = ({ details }: ArticleContent) => details

/** Everything of an article but its sections. Title and sub title look as they will be read. */
export function DetailsForm({ errors, onMend }: DetailsFormProps) {
  const { store, edits, focus } = useEditorParts()
  const type = useDocument(store, ({ details }) => details.type)
  const sub_type = useDocument(store, ({ details }) => details.sub_type)
  const status = useDocument(store, ({ details }) => details.status)
  return (
    <div className={styles.form}>
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
          onMend('title')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          focus.focusPart('detail:sub_title', 'end')
        }}
      />
      <FieldMessages id="title-messages" messages={errors['title']} />
      <GrowingText
        className={styles.subTitle}
        data-part="detail:sub_title"
        aria-label="Sub title"
        placeholder="Sub title: one line on what the reader will learn"
        store={store}
        select={selectDetails}
        toText={(shown) => shown.sub_title ?? ''}
        onChange={({ target }) =>
          edits.setDetail('sub title', 'sub_title', target.value.replaceAll('\n', ' ') || null)
        }
      />
      <div className={styles.fields}>
        <ChoiceField
          label="Type"
          value={type}
          options={Object.entries(articleTypeLabels)}
          onChoose={(chosen) =>
            store.change('Change type', setType(chosen === 'essay' ? 'essay' : 'grammar'))
          }
        />
        <ChoiceField
          label="Sub type"
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
              'sub type',
              'sub_type',
              fittingSubTypes(type, sub_type).find((option) => option === chosen) ?? null,
            )
          }
        />
        <ChoiceField
          label="Status"
          value={status}
          options={Object.entries(publicationLabels)}
          onChoose={(chosen) =>
            edits.setDetail(
              'status',
              'status',
              publicationStatuses.find((option) => option === chosen) ?? status,
            )
          }
        />
      </div>
      <div className={styles.pictures}>
        <PictureField field="image" label="List picture" messages={errors['image']} onMend={onMend} />
        <PictureField
          field="blog_image"
          label="Article picture"
          messages={errors['blog_image']}
          onMend={onMend}
        />
      </div>
    </div>
  )
}
