import { setServiceZone } from '@console/shared/time/service-zone'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toWireMoment } from './mock-moment.ts'

beforeEach(() => setServiceZone('Asia/Dhaka'))
afterEach(() => setServiceZone('UTC'))

test.each([
  '2026-12-01 09:00',
  '۲۰۲۶-۱۲-۰۱ ۰۹:۰۰',
  '２０２６－１２－０１　９：００',
  '२०२६-१२-०१ ९:००',
  '2026–12–01\u00a009:00\u200e',
])('%j is nine o’clock of the first of December', (typed) => {
  expect(toWireMoment(typed, 'Asia/Dhaka')).toBe('2026-12-01T09:00:00+06:00')
})
