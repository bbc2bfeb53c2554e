import { createContext, Fragment, useCallback, useContext, useEffect, useRef } from 'react'
import { MockImage } from '../controls/mock-image.tsx'
import { ColumnHeads } from '../paper/column-heads.tsx'
import {
  gapDots,
  type Line,
  listAnswerRows,
  type MarkedLine,
  type Paper,
  type PaperBlock,
} from './layout/paper.ts'
import styles from './paper-view.module.css'

type PaperViewProps = {
  paper: Paper
  size: 'a4' | 'letter'
  /** What an address leads to: the number of a question in a key, of a part in a transcript. */
  at?: string
}

/** A paper as it is printed. */
export function PaperView({ paper, size, at = '' }: PaperViewProps) {
  return (
    <article className={styles.paper} data-sheet={size} aria-label={paper.title}>
      <h2 dir="auto" className={styles.name}>
        {paper.title}
      </h2>
      <AddressedPlace value={at}>
        <Blocks blocks={paper.blocks} />
      </AddressedPlace>
    </article>
  )
}

const AddressedPlace = createContext('')

/** For what an address leads to. */
function useAddressed(place: string | undefined) {
  const isAddressed = useContext(AddressedPlace) === place && place !== ''
  const shown = useRef<HTMLElement>(null)
  const keep = useCallback((element: HTMLElement | null) => {
    shown.current = element
  }, [])
  // Once the frame has begun the screen at its top, which it does in the same commit where the paper was at hand.
  useEffect(() => {
    if (isAddressed) shown.current?.scrollIntoView({ block: 'center' })
  }, [isAddressed])
  return isAddressed ? { ref: keep, 'aria-current': 'location' as const } : null
}

const Blocks = ({ blocks }: { blocks: readonly PaperBlock[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paper is printed whole, its blocks have no id
    <Block key={index} block={block} />
  ))

function Block({ block }: { block: PaperBlock }) {
  switch (block.kind) {
    case 'title':
      return <Title {...block} />
    case 'heading':
      return (
        <h4 dir="auto" className={styles.heading}>
          {block.text}
        </h4>
      )
    case 'subheading':
      return (
        <h4 dir="auto" className={styles.subheading}>
          {block.text}
        </h4>
      )
    case 'text':
      return (
        <p dir="auto">
          <Runs line={block.line} />
        </p>
      )
    case 'rubric':
      return (
        <p dir="auto" className={styles.rubric}>
          <Runs line={block.line} />
        </p>
      )
    case 'list':
      return <Marked entries={block.entries} isNested={block.isNested === true} />
    case 'box':
      return (
        <div className={styles.box}>
          {block.title !== '' && (
            <p dir="auto" className={styles.boxTitle}>
              {block.title}
            </p>
          )}
          <Marked entries={block.entries} isNested={false} />
        </div>
      )
    case 'steps':
      return <Steps lines={block.lines} />
    case 'table':
      return <PrintedTable {...block} />
    case 'picture':
      return <MockImage key={block.address} address={block.address} alt={block.description} />
    case 'answers':
      return <AnswerLines count={block.count} />
    case 'ruled':
      return <Ruled count={block.count} />
    case 'kept':
      return (
        <div className={styles.kept}>
          <Blocks blocks={block.blocks} />
        </div>
      )
  }
}

function Title({ text, isOnNewPage, place }: Extract<PaperBlock, { kind: 'title' }>) {
  const addressed = useAddressed(place)
  return (
    <h3 dir="auto" className={styles.title} data-new-page={isOnNewPage === true || undefined} {...addressed}>
      {text}
    </h3>
  )
}

function Runs({ line }: { line: Line }) {
  return line.map((run, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a line have no id
    if (typeof run === 'string') return <Fragment key={index}>{run}</Fragment>
    if ('strong' in run) return <strong key={index}>{run.strong}</strong>
    return (
      <span key={index} className={styles.gap}>
        <strong>{run.gap}</strong> {gapDots}
      </span>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of a line have no id
  })
}

function Marked({ entries, isNested }: { entries: readonly MarkedLine[]; isNested: boolean }) {
  return (
    <ul className={styles.list} data-nested={isNested || undefined}>
      {entries.map(({ mark, line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed lines have no id
        <li key={index} data-marked={mark !== '' || undefined}>
          {mark !== '' && <strong>{mark}</strong>}
          <span dir="auto">
            <Runs line={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Steps({ lines }: { lines: readonly Line[] }) {
  return (
    <ol className={styles.steps}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed lines have no id
        <li key={index} dir="auto">
          <Runs line={line} />
        </li>
      ))}
    </ol>
  )
}

type PrintedTableProps = Extract<PaperBlock, { kind: 'table' }>

function PrintedTable({ heads, rows, isNumbered }: PrintedTableProps) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: rows and columns have no id
  return (
    <div className={styles.scroller}>
      <table className={styles.table} data-numbered={isNumbered === true || undefined}>
        <ColumnHeads heads={heads} />
        <tbody>
          {rows.map((cells, row) => (
            <PrintedRow key={row} cells={cells} place={isNumbered === true ? toText(cells[0]) : undefined} />
          ))}
        </tbody>
      </table>
    </div>
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: rows and columns have no id
}

function PrintedRow({ cells, place }: { cells: readonly Line[]; place: string | undefined }) {
  const addressed = useAddressed(place)
  return (
    <tr {...addressed}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id
        <td key={column} dir="auto">
          <Runs line={cell} />
        </td>
      ))}
    </tr>
  )
}

const toText = (line: Line = []): string =>
  line.map((run) => (typeof run === 'string' ? run : 'strong' in run ? run.strong : run.gap)).join('')

function AnswerLines({ count }: { count: number }) {
  return (
    <table className={styles.answers} aria-label="Answers">
      <tbody>
        {listAnswerRows(count).map(({ left, right }) => (
          <tr key={left}>
            <th scope="row">{left}</th>
            <td />
            {right !== null && (
              <>
                <th scope="row">{right}</th>
                <td />
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Ruled = ({ count }: { count: number }) => (
  <div aria-hidden>
    {Array.from({ length: count }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike
      <div key={line} className={styles.ruled} />
    ))}
  </div>
)
