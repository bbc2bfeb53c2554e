import { Checkbox, Popover } from 'antd'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { OverlayProps } from '../ui/overlay-button.tsx'
import { Segments } from '../ui/segments.tsx'
import { pageSizes } from './define-list.ts'
import { chooseDensity, densityOptions, readDensity } from './density.ts'
import { toChosenColumns } from './list-preferences.ts'
import type { KeptViews } from './saved-views.ts'
import { SavedViews } from './saved-views-panel.tsx'
import { shownColumns } from './shown-columns.ts'
import type { ListState } from './use-list.ts'
import styles from './view-options.module.css'

type ViewOptionsProps<Item> = OverlayProps & { list: ListState<Item>; kept: KeptViews }

const sizeOptions = pageSizes.map((size) => [String(size), String(size)] as const)

/** The panel of the toolbar's view button: display options and saved views. */
export function ViewOptions<Item>({ list, kept, isOpen, onOpenChange, children }: ViewOptionsProps<Item>) {
  const [density, setDensity] = useState(readDensity)
  return (
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger="click"
      placement="bottomRight"
      content={
        <section className={styles.panel} aria-label="View options">
          <SavedViews list={list} kept={kept} onShown={() => onOpenChange(false)} />
          <Columns list={list} />
          <Choice label="Density">
            <Segments
              label="Density"
              options={densityOptions}
              value={density}
              onChange={(chosen) => {
                chooseDensity(chosen)
                setDensity(chosen)
              }}
            />
          </Choice>
          <Choice label="Rows per page">
            <Segments
              label="Rows per page"
              options={sizeOptions}
              value={String(list.address.size)}
              onChange={(size) => list.change({ size: Number(size) })}
            />
          </Choice>
        </section>
      }
    >
      {children}
    </Popover>
  )
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className={styles.label}>{label}</h2>
      {children}
    </div>
  )
}

function Columns<Item>({ list }: { list: ListState<Item> }) {
  const { definition, preferences, setPreferences } = list
  const [, ...optional] = definition.columns
  const room = useStore(shownColumns, (lists) => lists[definition.name])
  const chosen = toChosenColumns(definition, preferences, list.filters)
  const shown = new Set(room ?? chosen.map(({ key }) => key))
  if (room === null) return null
  const choose = (key: string, isShown: boolean) =>
    setPreferences({ ...preferences, columns: { ...preferences.columns, [key]: isShown } })
  return (
    <Choice label="Columns">
      <div className={styles.columns}>
        {optional.map(({ key, title }) => (
          <Checkbox key={key} checked={shown.has(key)} onChange={({ target }) => choose(key, target.checked)}>
            {title}
          </Checkbox>
        ))}
      </div>
    </Choice>
  )
}
