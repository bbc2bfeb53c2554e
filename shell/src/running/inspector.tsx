import type { Platform } from '@console/shared/platform'
import { readKey } from '@console/shared/ui/read-key'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import { type ElementOwner, findElementOwner } from './element-owner.ts'
import styles from './inspector.module.css'

let end: (() => void) | null = null

/** Outlines the element that is pointed at or focused and names its owner, until Escape or the shortcut ends it. */
export function toggleInspector(loader: RemoteLoader, { release }: Pick<Platform, 'release'>): void {
  if (end === null) begin(loader, release)
  else end()
}

function begin(loader: RemoteLoader, release: Platform['release']) {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset['drawnBy'] = 'shell'
  const root = createRoot(place)
  end = () => {
    end = null
    root.unmount()
    place.remove()
  }
  const find = (element: Element) => findElementOwner(element, { loader, shellVersion: release.shell })
  root.render(<Inspector find={find} onEnd={end} />)
}

type InspectorProps = { find(element: Element): ElementOwner; onEnd(): void }

function Inspector({ find, onEnd }: InspectorProps) {
  const [target, setTarget] = useState<Element | null>(document.activeElement)
  const layer = useRef<HTMLDivElement>(null)
  const drawer = target && find(target)

  useEffect(() => {
    const ending = new AbortController()
    const options = { signal: ending.signal, capture: true, passive: true }
    const follow = ({ target }: Event) => {
      if (target instanceof Element) setTarget(target)
    }
    addEventListener('pointermove', follow, options)
    addEventListener('focusin', follow, options)
    // The target has moved.
    addEventListener('scroll', () => setTarget(null), options)
    addEventListener(
      'keydown',
      (event) => {
        if (readKey(event) !== 'Escape') return
        // Keeps Escape from closing anything else.
        event.preventDefault()
        event.stopImmediatePropagation()
        onEnd()
      },
      { signal: ending.signal, capture: true },
    )
    return () => ending.abort()
  }, [onEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again above a dialog opened since
  useLayoutEffect(() => {
    layer.current?.hidePopover()
    layer.current?.showPopover()
  }, [target])

  const box = target?.getBoundingClientRect()
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      {box && (
        <div
          className={styles.outline}
          data-unit={drawer?.name === 'shell' ? 'shell' : 'remote'}
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        />
      )}
      <p role="status" className={styles.label}>
        {drawer === null ? 'Point at something' : `${drawer.title} · ${toUnit(drawer)} · ${drawer.team} team`}
        <small>Press Escape to stop</small>
      </p>
    </div>
  )
}

const toUnit = ({ name, version }: ElementOwner) => `${name} ${version}`
