import { readCsv } from '@console/shared/csv/read-csv'
import { toUserMessage } from '@console/shared/errors'
import { decodeText } from '@console/values/text/decode-text'
import { Alert, Button } from 'antd'
import { type ChangeEvent, useRef, useState } from 'react'
import { saveRows } from '../creation/save-rows.ts'
import { listNames } from '../fields/record-field.ts'
import styles from './import.module.css'
import type { ImportedKind } from './imported-kind.ts'
import { type ImportSheet, listRequired, readRows, tooManyRows } from './read-rows.ts'

type FileChoiceProps<Item, Draft extends object, Payload extends object> = {
  kind: ImportedKind<Item, Draft, Payload>
  onRead(name: string, sheet: ImportSheet<Payload>): void
}

/** More than 20,000 rows need; a larger file is refused before it is read. */
const mostBytes = 5_000_000

/** Named as spreadsheet programs name what they keep. */
const workbook = /\.(?:xlsx?|xlsm|ods|numbers)$/i

/** Takes a file and reads it; nothing is sent. */
export function FileChoice<Item, Draft extends object, Payload extends object>({
  kind,
  onRead,
}: FileChoiceProps<Item, Draft, Payload>) {
  const columns = listNames(kind.fields)
  const required = listRequired(kind)
  const field = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<{ name: string; reason: string } | null>(null)

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file === undefined) return
    const refuse = (reason: string) => setProblem({ name: file.name, reason })
    setIsReading(true)
    setProblem(null)
    try {
      if (file.size > mostBytes) {
        return refuse(tooManyRows(`${Math.round(file.size / 1_000_000)} MB`))
      }
      const [bytes, records] = await Promise.all([file.arrayBuffer(), kind.fetchAll()])
      const text = decodeText(new Uint8Array(bytes))
      const sheet = findFileProblem(file.name, text) ?? readRows(kind, readCsv(text), records)
      if (typeof sheet !== 'string') return onRead(file.name, sheet)
      refuse(sheet)
    } catch (error) {
      refuse(toUserMessage(error))
    } finally {
      setIsReading(false)
      // The same file, mended, can be chosen again.
      target.value = ''
    }
  }

  return (
    <>
      <p className={styles.text}>
        A CSV file with one {kind.words.one} per row. Its first row names the columns:
      </p>
      <ul className={styles.columns}>
        <li>
          <b>Required</b> <ColumnNames names={required} />
        </li>
        <li>
          <b>Optional</b> <ColumnNames names={columns.filter((column) => !required.includes(column))} />
        </li>
      </ul>
      <p className={styles.text}>{kind.notes}</p>
      {problem !== null && (
        <Alert
          className={styles.problem ?? ''}
          type="error"
          showIcon
          title={`${problem.name} was not read`}
          description={problem.reason}
        />
      )}
      <div className={styles.choice}>
        <input
          ref={field}
          className={styles.file}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          tabIndex={-1}
          onChange={(event) => void handleFile(event)}
        />
        <Button type="primary" loading={isReading} onClick={() => field.current?.click()}>
          Choose a file
        </Button>
        <Button
          onClick={() =>
            saveRows(`${kind.words.many}-template.csv`, columns, [
              columns.map((column) => kind.example[column] ?? ''),
            ])
          }
        >
          Download a template
        </Button>
      </div>
      <p className={styles.text}>You will see what it contains first. Nothing is saved until you confirm.</p>
    </>
  )
}

/** Why a file cannot be CSV; null if it may be. */
function findFileProblem(name: string, text: string): string | null {
  if (workbook.test(name)) {
    return 'This is a spreadsheet file. Save the sheet as CSV, and choose that file.'
  }
  if (text.trim() === '') return 'The file is empty.'
  // No text contains this character; pictures, PDFs and renamed workbooks are full of it.
  return text.includes('\0') ? 'This is not a CSV file. Save the sheet as CSV, and choose that file.' : null
}

function ColumnNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ))
}
