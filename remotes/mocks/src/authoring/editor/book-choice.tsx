import { ActionButton } from '@console/authoring/controls/action-button'
import { headerId } from '@console/ielts'
import { usePlatform } from '@console/shared/platform-context'
import { Select } from '@console/shared/ui/select'
import { useQuery } from '@tanstack/react-query'
import { bookQueries } from '../../api/mock.queries.ts'
import { headerLabels } from '../../labels/mock-change-labels.ts'
import { MockField } from '../fields/mock-field.tsx'
import { useHeaderField } from '../fields/use-header-field.ts'

/** Everything else can be edited before the list of books has loaded, or without it. */
export function BookChoice() {
  const list = bookQueries(usePlatform().api).list()
  // The loader has already tried, so a failure is not retried on mount.
  const { data: books, isError, refetch } = useQuery({ ...list, retryOnMount: false })
  const [value, set] = useHeaderField('ielts_book_id')
  const isListed = value === null || books?.some(({ id }) => id === value)
  const unlisted = books === undefined ? `Book ${value}` : `Book ${value}, not in the list of books`
  const retry = (
    <>
      The list of books could not be loaded.{' '}
      <ActionButton look="plain" onClick={() => void refetch()}>
        Retry
      </ActionButton>
    </>
  )
  return (
    <MockField
      place={{ node: headerId, field: 'ielts_book_id' }}
      label={headerLabels.ielts_book_id}
      {...(isError && { hint: retry })}
    >
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          options={[
            ['', 'No book'],
            ...(isListed ? [] : [[String(value), unlisted] as const]),
            ...(books ?? []).map(({ id, title }) => [String(id), title] as const),
          ]}
          onChoose={(chosen) => set(books?.find(({ id }) => String(id) === chosen)?.id ?? null)}
        />
      )}
    </MockField>
  )
}
