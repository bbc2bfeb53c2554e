import { addFiles } from '../release/release-assets.ts'
import { selections } from './provided-modules.ts'
import { restAntd } from './rest/rest-antd.ts'

/** JSON: file of this layer to its integrity. Put in by the build (`rest-files.ts`), which knows it when all others are there. */
declare const REST_FILES: string
/** Address of the shell's own folder: `/shell/{version}/`. */
declare const __webpack_public_path__: string

if (process.env.NODE_ENV === 'production') {
  const base = new URL(__webpack_public_path__, location.href)
  // Written by the build of this very file.
  const table = JSON.parse(REST_FILES) as Record<string, string>
  addFiles(Object.entries(table).map(([file, integrity]) => [new URL(file, base).pathname, integrity]))
}

/** The build takes the libraries apart, so that only what the first layer lacks comes along. */
const libraries: Record<string, () => Promise<object>> = {
  'react-router': () => import(/* webpackChunkName: "rest/react-router" */ 'react-router'),
  '@tanstack/react-query': () => import(/* webpackChunkName: "rest/react-query" */ '@tanstack/react-query'),
  'zod/mini': () => import(/* webpackChunkName: "rest/zod-mini" */ 'zod/mini'),
  zustand: () => import(/* webpackChunkName: "rest/zustand" */ 'zustand'),
}

/**
 * Brings what the selections leave out, for a remote that uses some of it: the other names of libraries into the objects
 * that all remotes hold, and components of antd for `share` to hand out.
 */
export async function loadRest(
  modules: readonly string[],
  share: (components: typeof restAntd) => void,
): Promise<void> {
  share(restAntd)
  await Promise.all(
    modules.map(async (module) => {
      const selection = selections[module]
      const names = await libraries[module]?.()
      if (selection !== undefined && names !== undefined) addNames(selection, names)
    }),
  )
}

function addNames(selection: Record<string, unknown>, names: object) {
  for (const [name, value] of Object.entries(names)) if (!(name in selection)) selection[name] = value
}
