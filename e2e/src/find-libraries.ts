import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Texts that occur once in a library, even minified. */
const markers: Readonly<Record<string, RegExp>> = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g,
  'react/jsx-runtime': /\.jsx=\w+,\w+\.jsxs=/g,
  'react-dom': /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g,
  'react-dom/client': /rendererPackageName:"react-dom"/g,
  'react-router': /React Router caught the following error during render/g,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider/g,
  '@tanstack/query-core': /Missing queryFn: /g,
  zustand: /setState:[^,]+,getState:[^,]+,getInitialState:[^,]+,subscribe:/g,
  '@ant-design/cssinjs': /"data-token-hash"/g,
}

const antdSources = fileURLToPath(new URL('../node_modules/antd/es/', import.meta.url))

/** Every antd component registers its styles once: `genStyleHooks('Table', (token) => …)` or `['Modal', 'confirm']`. */
const styledComponents = new Set(
  globSync('**/style/*.js', { cwd: antdSources })
    .map((file) => readFileSync(join(antdSources, file), 'utf8'))
    .flatMap((source) => Array.from(source.matchAll(/genStyleHooks\(\[?'(\w+)'/g), ([, name]) => name)),
)

/** The same call minified; the console's own calls may look alike. */
const antdStyles = /\((?:"([A-Z]\w*)"|\["([A-Z]\w*)","(\w+)"\]),(?:["'`]|(?:\w+|\([^()]*\))=>)/g

/** The federated libraries contained in a script, antd by component; duplicates are listed twice. */
export function findLibraries(script: string): string[] {
  const libraries = Object.entries(markers).flatMap(([name, marker]) =>
    Array.from(script.matchAll(marker), () => name),
  )
  const components = Array.from(script.matchAll(antdStyles))
    .filter(([, whole, owner]) => styledComponents.has(whole ?? owner))
    .map(([, whole, owner, part]) => (whole === undefined ? `antd ${owner} ${part}` : `antd ${whole}`))
  return [...libraries, ...new Set(components)]
}

/** Collects the addresses of scripts requested from now on. */
export function collectScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return scripts
}

/** Maps each federated library to the paths of the scripts that contain it. */
export async function findCopies(scripts: Iterable<string>): Promise<Map<string, string[]>> {
  const found = await Promise.all(
    Array.from(scripts, async (address) =>
      findLibraries(await (await fetch(address)).text()).map((library) => ({
        library,
        path: new URL(address).pathname,
      })),
    ),
  )
  const copies = Map.groupBy(found.flat(), ({ library }) => library)
  return new Map(Array.from(copies, ([library, files]) => [library, files.map(({ path }) => path)]))
}
