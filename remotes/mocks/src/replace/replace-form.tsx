import { Checkbox } from '@console/authoring/fields/checkbox'
import { TextInput } from '@console/authoring/fields/text-input'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { Field } from '@console/shared/ui/field'
import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import styles from './replace-panel.module.css'
import type { Replacement } from './use-replace-preview.ts'

type ReplaceFormProps = {
  find: string
  /** True before the mocks have been searched, and during a run. */
  isDisabled: boolean
  /** Whether the button replaces the previewed matches. */
  isPreviewed: boolean
  /** Mocks on this device are searched but not changed. */
  hasDeviceMocks: boolean
  onPreview(asked: Replacement): void
}

export function ReplaceForm(props: ReplaceFormProps) {
  const { find, isDisabled, isPreviewed, hasDeviceMocks, onPreview } = props
  const [asked, setAsked] = useState<Replacement>({
    find,
    replacement: '',
    matchCase: false,
    wholeWords: false,
    inKeys: false,
  })
  const set = (changed: Partial<Replacement>) => setAsked({ ...asked, ...changed })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (asked.find !== '' && !isDisabled) onPreview(asked)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.words}>
        <Field label="Find">
          {(control) => (
            <TextInput {...control} autoFocus value={asked.find} onText={(find) => set({ find })} />
          )}
        </Field>
        <Field label="Replace with" note="empty to remove">
          {(control) => (
            <TextInput
              {...control}
              value={asked.replacement}
              onText={(replacement) => set({ replacement })}
            />
          )}
        </Field>
      </div>
      <div className={layout.row}>
        <Checkbox isTicked={asked.matchCase} onTick={(matchCase) => set({ matchCase })}>
          Match upper and lower case
        </Checkbox>
        <Checkbox isTicked={asked.wholeWords} onTick={(wholeWords) => set({ wholeWords })}>
          Whole words only
        </Checkbox>
        <Checkbox isTicked={asked.inKeys} onTick={(inKeys) => set({ inKeys })}>
          Also in answer keys
        </Checkbox>
        <Button
          type={isPreviewed ? 'default' : 'primary'}
          htmlType="submit"
          disabled={isDisabled || asked.find === ''}
        >
          Preview
        </Button>
      </div>
      <p className={text.note}>
        {hasDeviceMocks
          ? 'Transcripts, explanations, addresses and the speaking mocks of this device stay as they are.'
          : 'Transcripts, explanations and addresses stay as they are.'}
      </p>
    </form>
  )
}
