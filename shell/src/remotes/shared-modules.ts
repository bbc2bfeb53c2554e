import { sharedLibraries } from './shared-libraries.ts'

/** Put in by the build. */
declare const SHARED_VERSIONS: Record<string, string>

/**
 * Brings a module that the shell shares, by its share key; a file that did not come is asked for again. Every component of antd is a
 * chunk of its own, so a remote may use one that no other does.
 * @throws Error when the shell does not share it, or when its file does not come.
 */
export async function importShared(key: string): Promise<object> {
  const library = sharedLibraries[key]
  if (library !== undefined) return library
  if (key === '@console/shared/list') return import(/* webpackChunkName: "list" */ '@console/shared/list')
  return import(
    /* webpackChunkName: "antd/[request]", webpackInclude: /[\\/]es[\\/][a-z-]+[\\/]index\.js$/ */ `antd/es/${key.slice('antd/es/'.length)}/index.js`
  )
}

/** Everything that the shell shares: share key to version. */
export const sharedVersions: Readonly<Record<string, string>> = SHARED_VERSIONS
