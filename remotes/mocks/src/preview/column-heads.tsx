type ColumnHeadsProps = { heads: readonly string[] }

/**
 * The headings of a printed table, if any. A column without one gets an empty `td`, since screen readers would announce
 * an empty `th`.
 */
export function ColumnHeads({ heads }: ColumnHeadsProps) {
  if (heads.every((head) => head.trim() === '')) return null
  // biome-ignore-start lint/suspicious/noArrayIndexKey: columns have no id
  return (
    <thead>
      <tr>
        {heads.map((head, column) =>
          head.trim() === '' ? (
            <td key={column} />
          ) : (
            <th key={column} dir="auto" scope="col">
              {head}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: columns have no id
}
