import { readCsv } from '@console/shared/csv/read-csv'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { decodeText } from '@console/values/text/decode-text'
import { Alert, Button } from 'antd'
import { type ChangeEvent, useRef, useState } from 'react'
import { fetchCoupons } from '../api/coupon.api.ts'
import { type SheetColumn, sheetColumns } from '../creation/coupon-sheet.ts'
import { saveRows } from '../creation/save-sheet.ts'
import styles from './import.module.css'
import { type ImportSheet, readCouponRows, requiredColumns } from './read-coupon-rows.ts'

type FileChoiceProps = { onRead(name: string, sheet: ImportSheet): void }

const optionalColumns = sheetColumns.filter((column) => !requiredColumns.some((known) => known === column))

const example: Partial<Record<SheetColumn, string | number>> = {
  ...{ code: 'SPRING-10', description: 'For the spring intake', type: 'percentage', amount: 10, limit: 500 },
  ...{ starts_at: '2026-03-01', expires_at: '2026-05-31' },
  ...{ campaign: 'Spring', category: 'Students', status: 'draft' },
}

/** Named as spreadsheet programs name what they keep. */
const workbook = /\.(?:xlsx?|xlsm|ods|numbers)$/i

/** Takes a file and reads it; nothing is sent. */
export function FileChoice({ onRead }: FileChoiceProps) {
  const { api, settings } = usePlatform()
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
      const [bytes, coupons] = await Promise.all([file.arrayBuffer(), fetchCoupons(api)])
      const text = decodeText(new Uint8Array(bytes))
      const sheet = findFileProblem(file.name, text) ?? readCouponRows(readCsv(text), coupons)
      if (typeof sheet !== 'string') return onRead(file.name, sheet)
      refuse(sheet)
    } catch (error) {
      refuse(toUserMessage(error))
    }
    setIsReading(false)
    // The same file, mended, can be chosen again.
    target.value = ''
  }

  return (
    <>
      <p className={styles.text}>A CSV file with one coupon per row. Its first row names the columns:</p>
      <ul className={styles.columns}>
        <li>
          <b>Required</b> <ColumnNames names={requiredColumns} />
        </li>
        <li>
          <b>Optional</b> <ColumnNames names={optionalColumns} />
        </li>
      </ul>
      <p className={styles.text}>
        Type is percentage or fixed. Status is published, draft or archived; empty means draft. Dates are days
        in {settings.timeZone}, and the last day is included; an exact time such as 2026-05-31 18:00 is kept.
      </p>
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
            saveRows('coupons-template.csv', sheetColumns, [
              sheetColumns.map((column) => example[column] ?? ''),
            ])
          }
        >
          Save a template
        </Button>
      </div>
      <p className={styles.text}>You will see what it contains first. Nothing is saved until you confirm.</p>
    </>
  )
}

/** Why a file is no CSV at all; null where it may be. */
function findFileProblem(name: string, text: string): string | null {
  if (workbook.test(name)) {
    return 'This is a workbook. Save its sheet as CSV in the program it comes from, and choose that file.'
  }
  if (text.trim() === '') return 'The file is empty.'
  // No text has such a character; pictures, PDFs and workbooks under another name are full of them.
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
