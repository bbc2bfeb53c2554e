import { theme as antdTheme } from 'antd'
import { expect, test } from 'vitest'
import { keepColours, toAntdTheme } from './to-antd-theme.ts'

test.for([
  ['light', antdTheme.defaultAlgorithm],
  ['dark', antdTheme.darkAlgorithm],
] as const)('antd uses the console’s colours unchanged, %s', ([mode, algorithm]) => {
  const { token } = toAntdTheme(mode)
  const shown = antdTheme.getDesignToken({ token, algorithm: [algorithm, keepColours] })
  expect(shown).toMatchObject(token)
})
