declare const SHARED_VERSIONS: Record<string, string>

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
