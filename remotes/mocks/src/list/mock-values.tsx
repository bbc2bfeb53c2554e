import { mockVariantLabels, toTypeLabel } from '@console/ielts'
import { checkHeaderNumber, type HeaderNumber } from '@console/ielts/checks'
import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { buildBulkValues } from '@console/shared/bulk/bulk-values'
import { raiseNumber, type ValueChange, type ValuePlan } from '@console/shared/bulk/value-plan'
import type { ValueInputProps } from '@console/shared/bulk/values-form'
import { assertUnchanged, changeRecord } from '@console/shared/changes/change-record'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import { formatNumber } from '@console/shared/ui/number'
import { parseNumber } from '@console/shared/ui/parse-number'
import { Select } from '@console/shared/ui/select'
import { readServiceDecimals } from '@console/values/money/money-limits'
import { findMock } from '../api/mock.api.ts'
import { allMocks, mockQueries } from '../api/mock.queries.ts'
import { formatFee, formatMinutes } from '../labels/format-amounts.ts'
import { saveListedMock } from './save-listed-mock.ts'

const numbers: Record<HeaderNumber, string> = { fee: 'Fee', chances: 'Chances', duration: 'Duration' }

/** Changes a value that the rows of the list have. */
export const buildMockValues = (platform: Platform, section: MockSection): BulkAction<MockSummary> =>
  buildBulkValues<MockSummary>({
    groups: [
      ...Object.entries(numbers).map(([name, label]) => ({
        label,
        fields: [{ name, label }],
        isNumber: true,
        ...(name === 'duration' && { note: 'In minutes. Times of parts stay as they are.' }),
      })),
      { label: 'Type', fields: [{ name: 'type', label: 'Type' }], Input: TypeInput },
    ],
    nameOf: ({ name }) => name,
    words: { one: `${section} mock`, many: `${section} mocks` },
    plan: (item, [name], change) => planValue(platform, item, name as HeaderNumber | 'type', change),
    spell: (record) => record,
    invalidates: [allMocks],
    fetchList: fetchLatest(mockQueries(platform.api).list(section)),
    begin: () => (item, change, from) =>
      changeRecord(
        () => findMock(platform.api, section, item.id),
        async (current, guard) => {
          if (Object.entries(change).every(([name, value]) => current[name] === value)) return
          assertUnchanged(current, from)
          await saveListedMock(platform, current, change, guard)
        },
      ),
  })

function planValue(
  { settings }: Platform,
  item: MockSummary,
  name: HeaderNumber | 'type',
  change: ValueChange,
): ValuePlan<MockSummary> {
  const show = (value: unknown) => {
    if (typeof value !== 'number') return name === 'type' ? toTypeLabel(String(value)) : String(value)
    if (name === 'duration') return formatMinutes(value)
    return name === 'fee' ? formatFee(value, settings.defaultCurrency) : formatNumber(value)
  }
  const before = item[name]
  const after = toValue(before, name, change)
  const [fault] = name === 'type' ? [] : checkHeaderNumber(name, after)
  const isSame = after === before
  return {
    ...{ item, now: show(before), next: show(after), problem: isSame ? null : (fault?.message ?? null) },
    from: isSame ? {} : { [name]: before },
    change: isSame ? {} : { [name]: after },
  }
}

function toValue(before: string | number, name: HeaderNumber | 'type', change: ValueChange) {
  if (change === 'clear') return before
  if ('percent' in change) {
    return raiseNumber(Number(before), change.percent, name === 'fee' ? readServiceDecimals() : 0)
  }
  const text = change.texts[name] ?? ''
  return name === 'type' ? text : (parseNumber(text, { isWhole: name === 'chances' }) ?? text)
}

const TypeInput = ({ id, value, onChange }: ValueInputProps) => (
  <Select
    id={id}
    value={value}
    options={[['', 'Choose a type'], ...Object.entries(mockVariantLabels)]}
    onChoose={onChange}
  />
)
