import { theme } from 'antd'
import { expect, test } from 'vitest'
import { extractStyles, placeholders } from './extract-styles.ts'
import { replaceGenerators } from './replace-style-code.ts'

const sheets = extractStyles()

test('a style sheet is the same in every theme', () => {
  const dark = { algorithm: theme.darkAlgorithm, token: { colorPrimary: '#f00', motion: false } }
  expect(extractStyles(dark)).toEqual(sheets)
})

test('replaces the style function of a component with its sheet, with placeholders for names set at run time', () => {
  const code = "export default genStyleHooks('Table', token => [genTableStyle(token)], prepareComponentToken)"
  const replaced = replaceGenerators(code, sheets)
  expect(replaced).not.toContain('genTableStyle')
  expect(replaced).toContain(`.${placeholders.prefix}-wrapper`)
  expect(replaced).toContain('prepareComponentToken')
})

test('two styles with the same name have a sheet each', () => {
  const code = "const useRow = genStyleHooks('Grid', a); const useColumn = genStyleHooks('Grid', b)"
  const [row, column] = [sheets.get('Grid-Grid#0'), sheets.get('Grid-Grid#1')].map((sheet) =>
    JSON.stringify(sheet),
  )
  expect(row).not.toBe(column)
  expect(replaceGenerators(code, sheets)).toBe(
    `const useRow = genStyleHooks('Grid', ${row}); const useColumn = genStyleHooks('Grid', ${column})`,
  )
})

test('a style that antd does not have fails the build', () => {
  expect(() => replaceGenerators("genStyleHooks('Nothing', a)", sheets)).toThrow('antd has no style')
})
