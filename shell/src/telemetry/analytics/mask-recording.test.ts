import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskRecording } from './mask-recording.ts'

test('keeps the tag, position and style of an element, and none of its text', () => {
  const element = {
    type: 2,
    tagName: 'button',
    attributes: { class: 'primary', title: 'Delete Jane', 'data-id': 'jane-1', style: { width: '10px' } },
    childNodes: [{ type: 3, textContent: 'Delete' }],
  }
  expect(maskRecording(element)).toEqual({
    ...element,
    attributes: { ...element.attributes, title: '***********', 'data-id': '******' },
    childNodes: [{ type: 3, textContent: '******' }],
  })
})

test('keeps style sheets, and strips the query values of URLs', () => {
  const page = [
    { type: 3, textContent: '.a { color: red }', isStyle: true },
    { type: 4, data: { href: 'https://h/packages/?q=Jane', width: 1 } },
  ]
  const [sheet, meta] = page
  expect(maskRecording([sheet, meta])).toEqual([
    sheet,
    { type: 4, data: { href: 'https://h/packages/?q=[removed]', width: 1 } },
  ])
})

const secret = 'jane.doe@example.com'
const key = fc.constantFrom('textContent', 'value', 'title', 'payload', 'href', 'attributes', 'anything')

test('masks text wherever it stands in a recording', () => {
  void fc.assert(
    fc.property(fc.array(fc.oneof(key, fc.nat(3)), { minLength: 1, maxLength: 30 }), (path) => {
      const recording = path.reduceRight<unknown>(
        (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner, id: 7 }),
        secret,
      )
      expect(JSON.stringify(maskRecording(recording))).not.toContain('jane')
    }),
  )
})
