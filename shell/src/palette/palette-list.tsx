import { Clock, type LucideIcon, Plus, Settings2, SunMoon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { MenuEntryIcon } from '../navigation/menu-entry-icon.tsx'
import type { FoundCommand } from './find-commands.ts'
import { type PaletteCommand, paletteGroups } from './palette-command.ts'
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

const icons: Record<string, LucideIcon> = { recent: Clock, create: Plus, theme: SunMoon, console: Settings2 }

function PaletteIcon({ icon }: { icon: PaletteCommand['icon'] }) {
  const Icon = typeof icon === 'string' && Object.hasOwn(icons, icon) ? icons[icon] : undefined
  return Icon === undefined ? <MenuEntryIcon icon={icon} /> : <Icon size={16} aria-hidden="true" />
}

type HighlightedTextProps = { text: string; places: readonly number[] }

/** Marks the letters at `places`, consecutive ones as one run. */
function HighlightedText({ text, places }: HighlightedTextProps) {
  const marked = new Set(places)
  const parts: { start: number; text: string; isMarked: boolean }[] = []
  for (const [place, letter] of [...text].entries()) {
    const last = parts.at(-1)
    const isMarked = marked.has(place)
    if (last?.isMarked === isMarked) last.text += letter
    else parts.push({ start: place, text: letter, isMarked })
  }
  return parts.map((part) =>
    part.isMarked ? <mark key={part.start}>{part.text}</mark> : <span key={part.start}>{part.text}</span>,
  )
}
