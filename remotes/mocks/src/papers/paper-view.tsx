import { type Paper, type PaperElement, type PaperPiece, type SheetSize, toElements } from '@console/papers'
import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { MockImage } from '../controls/mock-image.tsx'
import styles from './paper-view.module.css'

type PaperViewProps = {
  paper: Paper
  size: SheetSize
  /** The place to scroll to: a question number in a key, a part number in a transcript. */
  at?: string
}

export function PaperView({ paper, size, at = '' }: PaperViewProps) {
  return (
    <AddressedPlace value={at}>
      <Drawn {...toElements(paper, size)} />
    </AddressedPlace>
  )
}

const AddressedPlace = createContext('')

/** Marks and scrolls to the addressed element. */
function useAddressed(place: string | undefined) {
  const isAddressed = useContext(AddressedPlace) === place && place !== ''
  const shown = useRef<HTMLElement>(null)
  const keep = useCallback((element: HTMLElement | null) => {
    shown.current = element
  }, [])
  // In an effect, since the frame scrolls to the top in the same commit if the paper is cached.
  useEffect(() => {
    if (isAddressed) shown.current?.scrollIntoView({ block: 'center' })
  }, [isAddressed])
  return isAddressed ? { ref: keep, 'aria-current': 'location' as const } : null
}

function Drawn({ tag, name, attributes, place, children }: PaperElement) {
  const addressed = useAddressed(place)
  const className = name === undefined ? undefined : styles[name]
  return createElement(tag, { className, ...attributes, ...addressed }, ...children.map(draw))
}

function draw(piece: PaperPiece): ReactNode {
  if (typeof piece === 'string') return piece
  if (!('picture' in piece)) return <Drawn {...piece} />
  return <MockImage key={piece.picture} address={piece.picture} alt={piece.description} />
}
