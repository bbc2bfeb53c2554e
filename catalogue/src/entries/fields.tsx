import { Checkbox } from '@console/authoring/fields/checkbox'
import { ChoicesField } from '@console/authoring/fields/choices'
import { TextArea } from '@console/authoring/fields/text-area'
import { TextInput } from '@console/authoring/fields/text-input'
import { Field } from '@console/shared/ui/field'
import { SelectField } from '@console/shared/ui/select'

const ignore = () => undefined
const academic: string = 'academic'

export const states = {
  Text: <Field label="Name">{(control) => <TextInput {...control} defaultValue="Harbour 1" />}</Field>,
  'With a note and a hint': (
    <Field label="Start time" note="in Asia/Dhaka, optional" about={<p>Where you are: 1 Dec 2026, 03:00</p>}>
      {(control) => <TextInput {...control} placeholder="1 Dec 2026, 9am" />}
    </Field>
  ),
  'With an error': (
    <Field label="Name" isInvalid about={<p>Enter a name</p>}>
      {(control) => <TextInput {...control} />}
    </Field>
  ),
  'Cannot be changed': (
    <Field label="Code">{(control) => <TextInput {...control} disabled defaultValue="WELCOME10" />}</Field>
  ),
  'Text of several lines': (
    <Field label="Description">{(control) => <TextArea {...control} defaultValue={'Two\nlines'} />}</Field>
  ),
  Select: (
    <SelectField
      label="Book"
      options={[
        ['', 'No book'],
        ['1', 'Harbour Practice Tests 1'],
      ]}
    />
  ),
  Segments: (
    <ChoicesField
      label="Type"
      name="type"
      labels={{ academic: 'Academic', general: 'General' }}
      value={academic}
      onChoose={ignore}
    />
  ),
  Ticks: (
    <>
      <Checkbox isTicked onTick={ignore}>
        Ticked
      </Checkbox>
      <Checkbox isTicked={false} onTick={ignore}>
        Not ticked
      </Checkbox>
      <Checkbox isTicked={false} isMixed onTick={ignore}>
        Some are ticked
      </Checkbox>
    </>
  ),
}
