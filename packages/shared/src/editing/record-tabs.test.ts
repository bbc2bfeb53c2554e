import { expect, test } from 'vitest'
import { joinRecord, toRecordName } from './record-tabs.ts'

const record = { owner: 1, key: { entity: 'coupons', id: '7' } }

test('an editor that is left before its lock is free tells nothing and never holds it', async () => {
  const name = `${toRecordName(record)}#a`
  const busy = Promise.withResolvers<void>()
  const granted = Promise.withResolvers<void>()
  const first = navigator.locks.request(name, () => {
    granted.resolve()
    return busy.promise
  })
  await granted.promise
  const heard: string[] = []
  const other = joinRecord({ ...record, slot: 'b' }, (news) => heard.push(news))
  await other.findOthers()
  const left = joinRecord({ ...record, slot: 'a' }, () => undefined)
  left.leave()
  left.announceSaved()
  busy.resolve()
  await first
  // Waits behind whatever still asks for the lock.
  expect(await navigator.locks.request(name, () => 'free')).toBe('free')
  expect(await other.findOthers()).toEqual(new Set())
  expect(new Set(heard)).toEqual(new Set(['closed']))
  other.leave()
})
