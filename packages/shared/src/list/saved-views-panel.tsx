import { Button, Input } from 'antd'
import { Link2, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CopyButton } from '../clipboard/copy-button.tsx'
import { type KeptViews, type SavedView, toViewPatch, toViewSearch } from './saved-views.ts'
import type { ListState } from './use-list.ts'
import styles from './view-options.module.css'

type SavedViewsProps<Item> = { list: ListState<Item>; kept: KeptViews; onShown(): void }

/** Views saved on this device, and a link to the current one. */
export function SavedViews<Item>({ list, kept, onShown }: SavedViewsProps<Item>) {
  const [views, setViews] = kept
  const current = toViewSearch(list)

  function show(view: SavedView) {
    list.change(toViewPatch(view))
    onShown()
  }

  return (
    <div>
      <h2 className={styles.label}>Views</h2>
      {views.length > 0 && (
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.name} className={styles.view}>
              <Button
                type="text"
                className={styles.viewName ?? ''}
                aria-pressed={view.search === current}
                onClick={() => show(view)}
              >
                <bdi>{view.name}</bdi>
              </Button>
              <Button
                type="text"
                icon={<X size={14} aria-hidden />}
                aria-label={`Delete the view ${view.name}`}
                onClick={() => setViews(views.filter((other) => other !== view))}
              />
            </li>
          ))}
        </ul>
      )}
      <NewView
        names={views.map(({ name }) => name)}
        onSave={(name) =>
          setViews([...views.filter((view) => view.name !== name), { name, search: current }])
        }
      />
      <CopyButton
        type="text"
        className={styles.link}
        icon={<Link2 size={16} aria-hidden />}
        label="Copy a link to this view"
        notice="Link copied"
        readText={() => `${location.origin}${location.pathname}?${current}`}
      />
    </div>
  )
}

type NewViewProps = {
  /** Names of the existing views. */
  names: readonly string[]
  onSave(name: string): void
}

function NewView({ names, onSave }: NewViewProps) {
  const [name, setName] = useState('')
  const trimmed = name.trim()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (trimmed === '') return
    onSave(trimmed)
    setName('')
  }

  return (
    <form className={styles.newView} onSubmit={handleSubmit}>
      <Input
        dir="auto"
        aria-label="Name of the view"
        placeholder="Name this view"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button htmlType="submit" disabled={trimmed === ''}>
        {names.includes(trimmed) ? 'Replace view' : 'Save view'}
      </Button>
    </form>
  )
}
