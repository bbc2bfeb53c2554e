import { type MenuEntry, ownsPath } from '@console/shared/remote-config'
import { readKey } from '@console/shared/ui/read-key'
import { ChevronRight } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { fold, fuzzyMatch } from '../palette/fuzzy-match.ts'
import styles from './large-menu.module.css'
import { menuStore, searchMenu } from './menu.store.ts'
import { readOpenGroups, storeOpenGroups } from './open-groups.ts'

export type MenuLinkOf = { entry: MenuEntry; link: ReactNode }

/** A menu too long to scan: its groups collapse, and a field filters sections by name. */
export function LargeMenu({ links }: { links: readonly MenuLinkOf[] }) {
  const menu = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const query = useStore(menuStore, (state) => state.query)
  const found = query.trim() === '' ? null : findSections(links, query)

  // Typed into the small menu that this one replaces: moves the focus in the same commit, so that no key is lost.
  useLayoutEffect(() => {
    const { length } = menuStore.getState().query
    if (length === 0) return
    field.current?.focus()
    field.current?.setSelectionRange(length, length)
  }, [])

  const listStops = () => [...(menu.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]

  function handleKeyDown(event: KeyboardEvent) {
    if (found === null) return
    const key = readKey(event)
    const stops = listStops()
    const place = stops.findIndex((stop) => stop.matches(':focus'))
    if (key === 'ArrowDown') stops[Math.min(place + 1, stops.length - 1)]?.focus()
    else if (key === 'ArrowUp') stops[Math.max(place - 1, 0)]?.focus()
    else if (key === 'Enter' && place === 0) stops[1]?.click()
    else if (key === 'Escape') {
      searchMenu('')
      stops[0]?.focus()
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a') !== null) searchMenu('')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the links inside are the interactive elements
    <div ref={menu} onKeyDown={handleKeyDown} onClick={handleClick}>
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label="Find a section"
        placeholder="Find a section"
        autoComplete="off"
        value={query}
        onChange={(event) => searchMenu(event.target.value)}
      />
      <p role="status" className={found?.length === 0 ? styles.none : 'visually-hidden'}>
        {found !== null && describeFound(found.length)}
      </p>
      {found === null ? <MenuGroups links={links} /> : <MenuList links={found} />}
    </div>
  )
}

function describeFound(count: number): string {
  if (count === 0) return 'No section has that name.'
  return count === 1 ? '1 section' : `${count} sections`
}

function MenuGroups({ links }: { links: readonly MenuLinkOf[] }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(readOpenGroups)
  const groups = Map.groupBy(links, ({ entry }) => entry.group ?? '')
  return [...groups].map(([group, members]) => {
    if (group === '') return <MenuList key={group} links={members} />
    const isOpen = open[group] ?? members.some(({ entry }) => ownsPath(entry.path, pathname))
    const toggle = () => setOpen(storeOpenGroups({ ...open, [group]: !isOpen }))
    return <MenuGroup key={group} title={group} links={members} isOpen={isOpen} onToggle={toggle} />
  })
}

type MenuGroupProps = {
  title: string
  links: readonly MenuLinkOf[]
  isOpen: boolean
  onToggle(): void
}

function MenuGroup({ title, links, isOpen, onToggle }: MenuGroupProps) {
  const id = useId()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.group}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <ChevronRight size={14} aria-hidden="true" />
          <span>{title}</span>
          <small aria-hidden="true">{links.length}</small>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <MenuList links={links} />}
      </div>
    </section>
  )
}

const MenuList = ({ links }: { links: readonly MenuLinkOf[] }) => (
  <ul>
    {links.map(({ entry, link }) => (
      <li key={entry.path}>{link}</li>
    ))}
  </ul>
)

/** Entries whose title matches the query, best first, followed by all entries of matching groups. */
function findSections<Item extends { entry: Pick<MenuEntry, 'title' | 'group'> }>(
  items: readonly Item[],
  query: string,
): Item[] {
  const text = query.trim()
  const matched = items.flatMap((item) => {
    const match = fuzzyMatch(text, item.entry.title)
    return match === null ? [] : [{ item, score: match.score }]
  })
  const found = matched.sort((a, b) => b.score - a.score).map(({ item }) => item)
  const ofGroup = items.filter(({ entry }) => fold(entry.group ?? '').startsWith(fold(text)))
  return [...new Set([...found, ...ofGroup])]
}
