import { PlainTable } from '@console/shared/ui/plain-table'

const rows = Array.from({ length: 6 }, (_, index) => ({ code: `CODE-${index + 1}`, uses: index * 12 }))
const columns = [
  { title: 'Code', render: ({ code }: (typeof rows)[number]) => code },
  { title: 'Uses', align: 'end' as const, render: ({ uses }: (typeof rows)[number]) => uses },
]

export const states = {
  'On one page': <PlainTable rows={rows} keyOf={({ code }) => code} columns={columns} />,
  'On two pages': <PlainTable rows={rows} keyOf={({ code }) => code} columns={columns} pageSize={4} />,
}
