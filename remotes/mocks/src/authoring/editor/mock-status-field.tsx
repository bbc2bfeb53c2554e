import { TextInput } from '@console/authoring/fields/text-input'
import { headerId, toStatusLabel } from '@console/ielts'
import { usePlatform } from '@console/shared/platform-context'
import { Select } from '@console/shared/ui/select'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mockQueries } from '../../api/mock.queries.ts'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import { headerLabels } from '../../labels/mock-change-labels.ts'
import { MockField } from '../fields/mock-field.tsx'
import { useHeaderField } from '../fields/use-header-field.ts'

const usualStatuses = ['draft', 'in review', 'published', 'archived']

/** A select, so that a typing error cannot publish a mock. The wire takes any text (SPEC §4). */
export function MockStatusField() {
  const [value, set] = useHeaderField('status')
  const [isOther, setIsOther] = useState(false)
  const own = value === undefined || isOther ? [] : [value]
  const known = [...new Set([...usualStatuses, ...useServedStatuses(), ...own])]
  return (
    <MockField place={{ node: headerId, field: 'status' }} label={headerLabels.status}>
      {(control) => (
        <>
          <Select
            {...control}
            value={isOther ? 'other' : toChoice(value)}
            options={[
              ['', 'Not set'],
              ...known.map((status) => [toChoice(status), toStatusLabel(status)] as const),
              ['other', 'Other…'],
            ]}
            onChoose={(choice) => {
              setIsOther(choice === 'other')
              if (choice !== 'other') set(choice === '' ? undefined : choice.slice(1))
            }}
          />
          {isOther && (
            <TextInput
              aria-label="Status"
              value={value ?? ''}
              onText={(status) => set(status === '' ? undefined : status)}
            />
          )}
        </>
      )}
    </MockField>
  )
}

/** A prefix, so that no status equals the value of “Other…”. */
const toChoice = (status: string | undefined): string => (status === undefined ? '' : `=${status}`)

/** Statuses of the section’s mocks in the cached list. */
function useServedStatuses(): string[] {
  const { api } = usePlatform()
  const { store } = useMockEditing()
  const { queryKey } = mockQueries(api).list(store.read().section)
  const rows = useQueryClient().getQueryData(queryKey)?.records ?? []
  return rows.flatMap(({ status }) => status ?? [])
}
