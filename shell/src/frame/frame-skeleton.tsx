import { type ComponentType, useEffect, useState } from 'react'
import styles from './frame-skeleton.module.css'

const importFrame = async () =>
  (await import(/* webpackChunkName: "frame" */ './starting-frame.tsx')).StartingFrame

/**
 * Shown until the first screen is ready: the frame once its code is there, bare shapes before that, and nothing for the
 * first 150 ms.
 */
export function FrameSkeleton() {
  const [Frame, setFrame] = useState<ComponentType | null>(null)
  useEffect(() => {
    // The router loads the same chunk and reports its failure.
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
