import { expect, test } from 'vitest'
import { findFigureDoubts } from './find-figure-doubts.ts'
import { figures } from './testing/dashboard-answer.ts'

const read = (own: Parameters<typeof figures>[0]) => {
  const usual = figures({})
  const dashboard = { today: figures(own), last_day: usual, this_month: usual, last_month: usual }
  return findFigureDoubts(dashboard, 'USD').map(({ figure }) => figure.label)
}
const attempts = { total_attempt: 57, success_attempt: 52, failed_attempt: 4 }
const none = { total_attempt: 0, success_attempt: 0, failed_attempt: 0 }

// 52 of 57 are 91.228…%.
test.each([
  ['two decimals', { ...attempts, success_rate: 91.23 }, []],
  ['two decimals, cut off', { ...attempts, success_rate: 91.22 }, []],
  ['two decimals that are not it', { ...attempts, success_rate: 91.24 }, ['Success rate']],
  ['one decimal', { ...attempts, success_rate: 91.2 }, []],
  ['no decimals', { ...attempts, success_rate: 91 }, []],
  ['all of them', { ...attempts, success_rate: (52 / 57) * 100 }, []],
  ['no decimals, and not it', { ...attempts, success_rate: 93 }, ['Success rate']],
  ['a share instead of a percentage', { ...attempts, success_rate: 0.91 }, ['Success rate']],
  ['no attempts and no rate', { ...none, success_rate: 0 }, []],
  ['no attempts and a rate', { ...none, success_rate: 50 }, ['Success rate']],
  ['more outcomes than attempts', { failed_attempt: 7 }, ['Unfinished attempts']],
  ['as many outcomes as attempts', { failed_attempt: 6 }, []],
  ['all revenue through influencers', { total_revenue: 10, influencer_revenue: 10 }, []],
  ['more than all', { total_revenue: 10, influencer_revenue: 10.01 }, ['Revenue after influencers']],
  ['influencer revenue paid back', { influencer_revenue: -1 }, ['Influencer revenue']],
  ['a number of people below zero', { new_user: -1 }, ['New users']],
] as const)('%s: the doubts about %j are %j', (_case, own, doubts) => {
  expect(read(own)).toEqual(doubts)
})

test('a figure that is not a number is shown as received and excluded from derived values', () => {
  const today = { ...figures({}), success_rate: null, odd: { success_rate: 'n/a' } }
  const usual = figures({})
  const [doubt, ...others] = findFigureDoubts(
    { today, last_day: usual, this_month: usual, last_month: usual },
    'USD',
  )
  expect(doubt?.text).toBe('The server sent “n/a” as a figure, which is not a number.')
  expect(others).toEqual([])
})
