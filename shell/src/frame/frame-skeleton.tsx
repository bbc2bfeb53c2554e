import { type ComponentType, useEffect, useState } from 'react'
import styles from './frame-skeleton.module.css'

const importFrame = async () =>
  (await import(/* webpackChunkName: "frame" */ './starting-frame.tsx')).StartingFrame

/** Until the first screen is there: the frame as soon as its code is, bare shapes before, and those only after 150 ms. */
export function FrameSkeleton() {
  const [Frame, setFrame] = useState<ComponentType | null>(null)
  useEffect(() => {
    // The router loads the same chunk and says what is wrong when it does not come.
    importFrame()
      .then((loaded) => setFrame(() => loaded))
      .catch(() => undefined)
  }, [])
  if (Frame !== null) return <Frame />
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the console">
      <div className={styles.side} />
      <div className={styles.page}>
        <div className={styles.title} />
        <div className={styles.block} />
      </div>
    </div>
  )
}
