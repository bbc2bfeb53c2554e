import styles from './editor-dialogs.module.css'

type Rows = readonly (readonly string[])[]

type ComparedTableProps = { before: Rows; after: Rows }

/** Compares a table cell by cell and marks the changes. */
export function ComparedTable({ before, after }: ComparedTableProps) {
  return (
    <table className={styles.table}>
      <tbody>
        {after.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one comparison never move
          <tr key={row}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its cells
              <td key={column} dir="auto">
                <Cell before={before[row]?.[column] ?? ''} after={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ before, after }: { before: string; after: string }) {
  if (before === after) return after
  return (
    <>
      {before !== '' && <del>{before}</del>} <ins>{after || 'Empty'}</ins>
    </>
  )
}
