import { useEffect, useRef } from 'react'
import type { FoundCommand } from './find-commands.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { type PaletteCommand, paletteGroups } from './palette-command.ts'
import { PaletteIcon } from './palette-icon.tsx'
import styles from './palette-list.module.css'

export type PaletteListProps = {
  id: string
  found: readonly FoundCommand[]
  /** Shows group headings; off while searching. */
  isGrouped: boolean
  active: number
  toOptionId(index: number): string
  onActivate(index: number): void
  onRun(command: PaletteCommand): void
}

export function PaletteList({ id, found, isGrouped, ...options }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { active } = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another option becomes active
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, found.length])

  const indexed = found.map((item, index) => ({ ...item, index }))
  return (
    <div ref={list} id={id} role="listbox" aria-label="Screens, records and actions" className={styles.list}>
      {isGrouped
        ? paletteGroups.map((group) => {
            const members = indexed.filter(({ command }) => command.group === group)
            if (members.length === 0) return null
            return (
              // biome-ignore lint/a11y/useSemanticElements: a list box holds groups, not field sets
              <div key={group} role="group" aria-label={group}>
                <p aria-hidden="true">{group}</p>
                {members.map((item) => (
                  <PaletteOption key={item.command.id} {...item} {...options} hint={item.command.hint} />
                ))}
              </div>
            )
          })
        : indexed.map((item) => (
            <PaletteOption
              key={item.command.id}
              {...item}
              {...options}
              hint={item.command.hint ?? item.command.group}
            />
          ))}
    </div>
  )
}

type PaletteOptionProps = FoundCommand &
  Pick<PaletteListProps, 'active' | 'toOptionId' | 'onActivate' | 'onRun'> & {
    index: number
    hint: string | undefined
  }

function PaletteOption({ command, places, index, hint, ...options }: PaletteOptionProps) {
  const { active, toOptionId, onActivate, onRun } = options
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus and the keys
    <div
      id={toOptionId(index)}
      role="option"
      aria-selected={index === active}
      className={styles.option}
      onPointerMove={() => onActivate(index)}
      onClick={() => onRun(command)}
    >
      <PaletteIcon icon={command.icon} />
      <span dir="auto">
        <HighlightedText text={command.title} places={places} />
      </span>
      {hint !== undefined && <small>{hint}</small>}
    </div>
  )
}
