import type { ExcerptPiece } from './to-excerpt.ts'

/** A search result with its matches marked. */
export function SearchExcerpt({ pieces }: { pieces: readonly ExcerptPiece[] }) {
  return (
    <bdi>
      {pieces.map((piece, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a text have no id
        if (piece.isMatch) return <mark key={index}>{piece.text}</mark>
        return <span key={index}>{piece.text}</span>
        // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of a text have no id
      })}
    </bdi>
  )
}
