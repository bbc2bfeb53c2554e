import { useQuery } from '@tanstack/react-query'
import { Button, Input, Segmented, Table, type TableColumnsType } from 'antd'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { BareForm } from './bare-form.tsx'
import { type BarePackage, fetchBarePackages } from './fetch-bare-packages.ts'

const columns: TableColumnsType<BarePackage> = [
  { title: 'Name', dataIndex: 'name', sorter: (one, other) => one.name.localeCompare(other.name) },
  { title: 'Coins', dataIndex: 'coins', sorter: (one, other) => one.coins - other.coins },
  { title: 'Gems', dataIndex: 'gems', sorter: (one, other) => one.gems - other.gems },
  { title: 'Price', dataIndex: 'price', render: (price: number, { currency }) => `${price} ${currency}` },
  { title: 'Status', dataIndex: 'status' },
  { title: 'Changed', dataIndex: 'updated_at', render: (text: string) => new Date(text).toLocaleString() },
]

const statuses = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived' },
]

export function BarePackages() {
  const { data } = useQuery({ queryKey: ['packages'], queryFn: fetchBarePackages })
  const [search, setSearch] = useSearchParams()
  const [isFormOpen, setFormOpen] = useState(false)
  const status = search.get('status') ?? ''
  const words = search.get('q') ?? ''
  const shown = useMemo(
    () =>
      (data ?? []).filter(
        (each) =>
          (status === '' || each.status === status) && each.name.toLowerCase().includes(words.toLowerCase()),
      ),
    [data, status, words],
  )
  return (
    <main>
      <h1>Packages</h1>
      <Button type="primary" onClick={() => setFormOpen(true)}>
        New package
      </Button>
      <Input.Search
        value={words}
        onChange={({ target }) => setSearch({ ...(status && { status }), q: target.value })}
      />
      <Segmented
        aria-label="Status"
        options={statuses}
        value={status}
        onChange={(value) => setSearch({ ...(value && { status: value }), ...(words && { q: words }) })}
      />
      <p role="status">{shown.length} packages</p>
      <Table
        rowKey="id"
        columns={columns}
        dataSource={shown}
        loading={data === undefined}
        pagination={{ pageSize: 20, showSizeChanger: false }}
      />
      <BareForm isOpen={isFormOpen} onClose={() => setFormOpen(false)} />
    </main>
  )
}
