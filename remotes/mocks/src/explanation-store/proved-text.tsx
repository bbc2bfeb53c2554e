import { type Proof, splitAtProofs } from '@console/ielts'
import { Fragment } from 'react'
import styles from './proved-text.module.css'

/** A text in which the proof of each answer is highlighted, followed by its question number. */
export function ProvedText({ text, proofs }: { text: string; proofs: readonly Proof[] }) {
  return splitAtProofs(text, proofs).map((piece, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a text have no id
    if (piece.marks.length === 0) return <Fragment key={index}>{piece.text}</Fragment>
    return (
      <mark key={index} className={styles.proof}>
        {piece.text}
        <span className={styles.mark}> Q{piece.marks.join(', ')}</span>
      </mark>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of a text have no id
  })
}
