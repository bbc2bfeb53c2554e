import type { RsbuildPlugin } from '@rsbuild/core'
import { extractStyles } from './extract-styles.ts'
import {
  replaceGenerators,
  replaceIconStyles,
  replaceMadeStyles,
  replaceParser,
  replaceSharedStyles,
} from './replace-style-code.ts'

type Replace = (code: string, sheets: ReadonlyMap<string, string>) => string

const replacements: readonly [file: RegExp, replace: Replace][] = [
  [/[\\/]antd[\\/]es[\\/](?:[\w-]+[\\/])+style(?:[\\/][\w-]+)?\.js$/, replaceGenerators],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/, replaceSharedStyles],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]useResetIconStyle\.js$/, replaceIconStyles],
  [/[\\/]cssinjs-utils[\\/]es[\\/]util[\\/]genStyleUtils\.js$/, replaceMadeStyles],
  [/[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/, replaceParser],
]

/**
 * antd with the sheets of its components in place of the code that makes them. Each is in its component's file and comes
 * to the page with it, so whatever of antd a section uses is styled, and nothing else is loaded. The values of the
 * variables are made in the browser as before: a theme around a part of a screen works.
 */
export const staticStyles = (): RsbuildPlugin => ({
  name: 'static-styles',
  setup(api) {
    let sheets: ReadonlyMap<string, string> | undefined
    for (const [test, replace] of replacements) {
      api.transform({ test }, ({ code, resourcePath }) => {
        sheets ??= extractStyles()
        const replaced = replace(code, sheets)
        if (replaced === code && replace !== replaceGenerators)
          throw new Error(`${resourcePath} is not as it was: nothing in it was replaced`)
        return replaced
      })
    }
  },
})
