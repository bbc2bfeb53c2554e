import { expect, test } from 'vitest'
import { consoleConfigSchema } from './console-config.schema.ts'

const service = { key: 'phc_1', host: 'https://analytics.example' }

test('analytics only receives events unless more is switched on', () => {
  expect(consoleConfigSchema.parse({ apiBaseUrl: '', analytics: service }).analytics).toEqual({
    ...service,
    featureFlags: false,
    sessionRecording: false,
  })
  const switchedOn = { ...service, featureFlags: true, sessionRecording: true }
  expect(consoleConfigSchema.parse({ apiBaseUrl: '', analytics: switchedOn }).analytics).toEqual(switchedOn)
})

test.each([
  ['featureFlags', 'yes'],
  ['featureFlags', null],
  ['sessionRecording', 1],
  ['sessionRecording', { enabled: true }],
])('refuses analytics whose %s is %j and names the field', (field, value) => {
  const { error } = consoleConfigSchema.safeParse({
    apiBaseUrl: '',
    analytics: { ...service, [field]: value },
  })
  expect(error?.issues).toMatchObject([{ path: ['analytics', field] }])
})
