import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { BulkDialog } from '@console/shared/bulk/bulk-dialog'
import { statusLabels } from '@console/shared/changes/status-labels'
import type { CsvValue } from '@console/shared/csv/to-csv'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon, CouponPayload } from '@console/shared/schemas/coupon'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { couponsPath } from '../../navigation/paths.ts'
import styles from '../../records/creation/creation.module.css'
import { saveRows } from '../../records/creation/save-rows.ts'
import { fetchCoupons } from '../api/coupon.api.ts'
import { allCoupons } from '../api/coupon.queries.ts'
import { beginCouponChange } from '../changes/coupon-change.ts'
import { couponSheet, sheetColumns } from './coupon-sheet.ts'
import { describeMade, toSharedSearch } from './describe-made.ts'

type CreationResultProps = {
  made: readonly CouponPayload[]
  /** How many were to be made. */
  asked: number
  /** Name of the file with the created coupons, without its ending. */
  fileName: string
}

/** The created coupons, their effect on learners, and the next steps. */
export function CreationResult({ made, asked, fileName }: CreationResultProps) {
  const { api, notify, settings } = usePlatform()
  const navigate = useNavigate()
  const [published, setPublished] = useState<ReadonlySet<string>>(new Set())
  const [toPublish, setToPublish] = useState<readonly Coupon[] | null>(null)
  const current = made.map((coupon) =>
    published.has(coupon.code) ? { ...coupon, status: 'published' as const } : coupon,
  )
  const drafts = new Set(current.flatMap(({ code, status }) => (status === 'draft' ? [code] : [])))
  const { title, effect } = describeMade(current, { asked, timeZone: settings.timeZone })

  const handlePublish = () =>
    fetchCoupons(api).then(
      (coupons) => setToPublish(coupons.filter(({ code }) => drafts.has(code))),
      (error) => notify.error('The coupons were not published', { description: toUserMessage(error) }),
    )

  const handleShow = () =>
    void navigate(
      `${couponsPath}?${new URLSearchParams({ q: toSharedSearch(made.map(({ code }) => code)), sort: '-updated_at' })}`,
    )

  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      {made.length > 0 && (
        <div className={styles.next}>
          {effect !== '' && <p>{effect}</p>}
          {drafts.size > 0 && (
            <Button type="primary" onClick={() => void handlePublish()}>
              Publish {formatNumber(drafts.size)}
            </Button>
          )}
          <Button onClick={handleShow}>View {made.length === 1 ? 'code' : 'codes'}</Button>
          <Button onClick={() => saveSheet(`${fileName}.csv`, current)}>
            Download {formatCount(made.length, { one: 'code', many: 'codes' })} (CSV)
          </Button>
        </div>
      )}
      {toPublish !== null && (
        <BulkDialog
          action={toPublishing(() => beginCouponChange(api, { status: 'published' }))}
          items={toPublish}
          words={{ one: 'coupon', many: 'coupons' }}
          nameOf={({ code }) => code}
          onClose={(left) => {
            const isLeft = new Set(left.map(({ code }) => code))
            const done = toPublish.flatMap(({ code }) => (isLeft.has(code) ? [] : [code]))
            setPublished(new Set([...published, ...done]))
            setToPublish(null)
          }}
        />
      )}
    </>
  )
}

const toPublishing = (begin: BulkAction<Coupon>['begin']): BulkAction<Coupon> => ({
  key: 'published',
  ...statusLabels.published,
  invalidates: [allCoupons],
  begin,
})

const toRow = (coupon: CouponPayload): CsvValue[] => couponSheet.map(({ value }) => value(coupon))

/** Saves coupons as a file that can be imported again. */
const saveSheet = (name: string, coupons: readonly CouponPayload[]): void =>
  saveRows(name, sheetColumns, coupons.map(toRow))
