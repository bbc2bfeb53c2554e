import { defineList, ListPage, RecordList, useList } from '@console/shared/list'
import { Button } from '@console/shared/ui/button'
import { EmptyState } from '@console/shared/ui/empty-state'
import { PublicationDot } from '@console/shared/ui/status-dot'
import { Opener } from '../opener.tsx'

const ignore = () => undefined

type Bundle = { id: number; name: string; status: 'published' | 'draft' | 'archived'; price: number }

const bundles: Bundle[] = Array.from({ length: 47 }, (_, index) => ({
  id: index + 1,
  name: `Bundle ${index + 1}`,
  status: (['published', 'draft', 'archived'] as const)[index % 3] ?? 'draft',
  price: 5 + index,
}))

const define = (name: string) =>
  defineList<Bundle>({
    name,
    words: { one: 'bundle', many: 'bundles' },
    nameOf: ({ name: own }) => own,
    searched: ({ name: own }) => [own],
    filters: {
      status: {
        label: 'Status',
        choices: { published: 'Published', draft: 'Draft', archived: 'Archived' },
        matches: ({ status }, choice) => status === choice,
      },
    },
    columns: [
      { key: 'name', title: 'Name', value: ({ name: own }) => own },
      {
        key: 'status',
        title: 'Status',
        value: ({ status }) => status,
        render: ({ status }) => <PublicationDot status={status} />,
      },
      { key: 'price', title: 'Price', align: 'end', value: ({ price }) => price, isOnPhone: true },
    ],
    details: ({ status }) => <PublicationDot status={status} />,
    sort: 'name',
  })

const whole = define('catalogue-bundles')
const short = define('catalogue-short')
const none = define('catalogue-none')
const deleted = define('catalogue-deleted')

type ShownProps = { definition: typeof whole; records: readonly Bundle[]; isSelected?: boolean }

function Shown({ definition, records, isSelected = false }: ShownProps) {
  const list = useList(definition, records, [])
  const selection = isSelected
    ? { ...list.selection, ids: new Set([1, 2]), items: records.slice(0, 2) }
    : list.selection
  return (
    <RecordList
      list={{ ...list, selection }}
      toLink={({ id }) => ({ to: `?edit=${id}` })}
      rowActions={() => [{ key: 'copy', label: 'Duplicate', onRun: ignore }]}
      onDelete={ignore}
      empty={
        <EmptyState title="No bundles yet" action={<Button type="primary">New bundle</Button>}>
          Bundles are sold together.
        </EmptyState>
      }
    />
  )
}

/** Its panel reads what `platform.ts` says that the device keeps. */
function ShownDeleted({ isOpen, close }: { isOpen: boolean; close(): void }) {
  const list = useList(deleted, bundles.slice(0, 2), [])
  return (
    <RecordList
      list={{ ...list, deletedPanel: { isOpen, open: ignore, close } }}
      toLink={({ id }) => ({ to: `?edit=${id}` })}
      rowActions={() => []}
      restorer={{
        create: () => forever,
        fetchList: () => forever,
        toPath: () => '?',
        invalidates: [],
      }}
      empty={null}
    />
  )
}

/** A request that is never answered. */
const forever = new Promise<never>(() => undefined)
function Waiting(): never {
  throw forever
}

export const states = {
  'A list': (
    <ListPage
      title="Bundles"
      description="What is sold together."
      of="bundles"
      actions={<Button type="primary">New bundle</Button>}
    >
      <Shown definition={whole} records={bundles} />
    </ListPage>
  ),
  'With a selection': <Shown definition={short} records={bundles.slice(0, 4)} isSelected />,
  'Recently deleted': (
    <Opener label="Recently deleted bundles">
      {(isOpen, close) => <ShownDeleted isOpen={isOpen} close={close} />}
    </Opener>
  ),
  'Without records': <Shown definition={none} records={[]} />,
  'While it loads': (
    <ListPage title="More bundles" description="What is sold together." of="bundles">
      <Waiting />
    </ListPage>
  ),
}
