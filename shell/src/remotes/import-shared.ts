import { sharedLibraries } from './shared-libraries.ts'

/** Defined by the build. */
declare const SHARED_VERSIONS: Record<string, string>

/**
 * Loads a module that the shell shares, by its share key, and retries a failed download. Every antd component is a
 * chunk of its own, so a remote may use one that no other does.
 * @throws Error if the shell does not share it, or its file cannot be loaded.
 */
export async function importShared(key: string): Promise<object> {
  const library = sharedLibraries[key]
  if (library !== undefined) return library
  if (key === '@console/shared/list') return import(/* webpackChunkName: "list" */ '@console/shared/list')
  return import(
    /* webpackChunkName: "antd/[request]", webpackInclude: /[\\/]es[\\/][a-z-]+[\\/]index\.js$/ */ `antd/es/${key.slice('antd/es/'.length)}/index.js`
  )
}

/** Versions of everything that the shell shares, by share key. */
export const sharedVersions: Readonly<Record<string, string>> = SHARED_VERSIONS
