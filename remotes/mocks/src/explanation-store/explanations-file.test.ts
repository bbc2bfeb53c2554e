import { noExplanations, setExplained } from '@console/ielts'
import { expect, test } from 'vitest'
import { parseExplanationsFile, toExplanationsFile } from './explanations-file.ts'

test('reports where a truncated explanations file ends', () => {
  const mock = { section: 'reading', id: '5' } as const
  const whole = toExplanationsFile(
    mock,
    'Ice',
    setExplained('q', { explanation: 'Line 9 says so.' })(noExplanations),
  )
  const [kept = ''] = whole.split(' says so')
  expect(parseExplanationsFile(kept, mock)).toEqual({
    ok: false,
    reason: expect.stringMatching(/^The file ends too early, at line 11: it was cut off/),
  })
  expect(parseExplanationsFile(whole, mock)).toMatchObject({ ok: true })
  expect(parseExplanationsFile('Line 9', mock)).toMatchObject({
    reason: expect.stringMatching(/^The file is not JSON\./),
  })
})
