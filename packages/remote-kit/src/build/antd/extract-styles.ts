import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCache, StyleProvider } from '@ant-design/cssinjs'
import type { ConfigProviderProps } from 'antd'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'

/** Stand in a style sheet for the class names that are known once its component is on screen. */
export const placeholders = { prefix: '¶', root: '§', variables: '†' } as const

type Theme = NonNullable<ConfigProviderProps['theme']>
type UseStyle = (prefix: string, variables: string, more?: string) => unknown
type StylePart = FunctionComponent<{ prefixCls: string; rootCls: string }>
type Generate<Made> = (
  component: string | string[],
  style: unknown,
  tokens?: unknown,
  options?: object,
) => Made
type Generators = {
  genStyleHooks: Generate<UseStyle>
  genComponentStyleHook: Generate<UseStyle>
  genSubStyleComponent: Generate<StylePart>
}

const manifest = createRequire(import.meta.url).resolve('antd/package.json')
// CommonJS, in which antd's own modules meet what stands in for its generators.
const require = createRequire(manifest)
const lib = join(dirname(manifest), 'lib')
/** Make their style anew for every component on screen, to close over its arguments. */
const madeLater = ['menu', 'tooltip', 'tree-select']

/** `Table-Table#0`, `Modal-confirm#0`: the name that antd gives a style, and its place among those of the same name. */
export const toStyleKey = (component: string | readonly string[], place: number) =>
  `${(typeof component === 'string' ? [component, component] : component).join('-')}#${place}`

/**
 * Runs every style of antd once and gives its sheet by its key, and those of links (`Shared`) and icons
 * (`ant-design-icons`). Colours and sizes stand in it as variables, whose values antd writes into the page, so that one
 * sheet is right for every theme.
 */
export function extractStyles(theme: Theme = {}): Map<string, string> {
  const read = (part: FunctionComponent) => readSheets(part, theme)
  const styles = new Map<string, string>()
  for (const [key, part] of collectStyles(read)) {
    for (const [name, sheet] of read(part)) {
      if (key.startsWith(`${name}#`)) styles.set(key, sheet)
      else if (name === 'Shared' || name === 'ant-design-icons') styles.set(name, sheet)
    }
  }
  return styles
}

/** Every style as a component that does nothing but ask for it. */
function collectStyles(read: (part: FunctionComponent) => unknown): Map<string, FunctionComponent> {
  const generators: Generators = require(join(lib, 'theme/util/genStyleUtils.js'))
  const original = { ...generators }
  const parts = new Map<string, FunctionComponent>()
  const { prefix, root, variables } = placeholders
  function add(component: string | string[], part: FunctionComponent) {
    let place = 0
    while (parts.has(toStyleKey(component, place))) place += 1
    parts.set(toStyleKey(component, place), part)
  }
  const recorded =
    (generate: Generate<UseStyle>): Generate<UseStyle> =>
    (component, style, tokens, options) => {
      const useStyle = generate(component, style, tokens, { ...options, injectStyle: true })
      add(
        component,
        toPart(() => useStyle(prefix, variables)),
      )
      return useStyle
    }
  Object.assign(generators, {
    genStyleHooks: recorded(original.genStyleHooks),
    genComponentStyleHook: recorded(original.genComponentStyleHook),
    genSubStyleComponent: (...values) => {
      const Part = original.genSubStyleComponent(...values)
      add(values[0], () => createElement(Part, { prefixCls: prefix, rootCls: variables }))
      return Part
    },
  } satisfies Generators)
  const files = globSync(['**/style/*.js', '_util/wave/style.js'], { cwd: lib }).map((file) =>
    join(lib, file),
  )
  // Whoever loaded antd before has run them already.
  for (const file of files) delete require.cache[file]
  for (const file of files) require(file)
  for (const folder of madeLater) {
    const { default: useStyle }: { default: UseStyle } = require(`./lib/${folder}/style/index.js`)
    read(toPart(() => useStyle(prefix, `${root}-select-tree`, variables)))
  }
  Object.assign(generators, original)
  return parts
}

const toPart =
  (use: () => unknown): FunctionComponent =>
  () => {
    use()
    return null
  }

/** What `part` has written into the page when it is shown: name and text of each sheet. */
function readSheets(part: FunctionComponent, theme: Theme): [name: string, sheet: string][] {
  const ConfigProvider: FunctionComponent<ConfigProviderProps> = require(
    join(lib, 'config-provider/index.js'),
  ).default
  const cache = createCache()
  const themed = createElement(
    ConfigProvider,
    { prefixCls: placeholders.root, theme: { ...theme, hashed: false } },
    createElement(part),
  )
  renderToString(createElement(StyleProvider, { cache }, themed))
  return [...cache.cache].flatMap(([path, [, [text, , effects]]]): [string, string][] => {
    const [kind, , name = ''] = path.split('%')
    // `effects` are the animations, by name.
    return kind === 'style' ? [[name, text + Object.values(effects).join('')]] : []
  })
}
