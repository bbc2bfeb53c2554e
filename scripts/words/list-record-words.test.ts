import { expect, test } from 'vitest'
import { listRecordWords } from './list-record-words.ts'

test('the labels of records are listed once each, and nothing else of them', () => {
  const records = [
    { name: 'Gold', slug: 'gold', price: 4.99, description: 'For the first\nweek' },
    { name: 'Gold', contents: [{ title: 'Uses', paragraphs: ['We use it daily.'] }] },
  ]
  expect(listRecordWords(JSON.stringify(records))).toEqual(['Gold', 'For the first week', 'Uses'])
})
