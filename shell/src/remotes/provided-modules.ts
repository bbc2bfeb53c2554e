import { toRetryQuery } from './retry-chunks.ts'

declare const SHARED_VERSIONS: Record<string, string>
/** Rspack's name for the function that says which file holds a chunk of the shell. */
declare let __webpack_get_script_filename__: (chunk: string | number) => string

const toScriptFile = __webpack_get_script_filename__
__webpack_get_script_filename__ = (chunk) => {
  const file = toScriptFile(chunk)
  return `${file}${toRetryQuery(file)}`
}

/** Share key to the version in this shell; put in by the build. */
export const providedVersions = SHARED_VERSIONS

const singletons: Record<string, () => Promise<unknown>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-router': () => import('./provided/react-router.ts'),
  '@tanstack/react-query': () => import('./provided/react-query.ts'),
}

/** Imports what a remote takes from the shell; a failed chunk is asked for again at the next call. */
export function importProvided(key: string): Promise<unknown> {
  const load = singletons[key]
  if (load !== undefined) return load()
  const component = key.replace('antd/es/', '')
  return import(
    /* webpackChunkName: "antd-[request]" */
    /* webpackInclude: /antd[\\/]es[\\/](?!_|locale|style|version)[a-z-]+[\\/]index\.js$/ */
    `antd/es/${component}/index.js`
  )
}
