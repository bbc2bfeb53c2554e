import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownsPath, type RemoteConfig, remoteNameSchema, reservedPaths } from '@console/shared/remote-config'

/** Longest name that fits into the menu. */
const longestName = 30
const longestTitle = 40

type RemoteMetadata = { name: string; title: string; team: string; path: string }

/** One sentence on why this remote cannot be created, with a remedy; undefined if it can. */
export function findProblem(
  root: string,
  { name, title, team, path }: RemoteMetadata,
  present: readonly RemoteConfig[],
): string | undefined {
  if (!remoteNameSchema.safeParse(name).success) {
    return `“${name}” cannot be the name of a remote. Use lower case letters, digits and underscores, a letter first: teacher_notes.`
  }
  if (name.length > longestName) return `“${name}” is too long. A name has at most ${longestName} characters.`
  const taken = [`remotes/${name}`, name].find((file) => existsSync(join(root, file)))
  if (taken !== undefined)
    return `The name “${name}” is taken: there is ${taken} already. Choose another name.`
  if (reservedPaths.some((reserved) => reserved === path)) {
    return `The path ${path} belongs to the console itself, so no remote can be called “${name}”. Choose another name.`
  }
  const owner = present.find(({ paths }) =>
    paths.some((owned) => ownsPath(owned, path) || ownsPath(path, owned)),
  )
  if (owner !== undefined) {
    return `The path ${path} lies over one of the remote “${owner.name}” (${owner.paths.join(', ')}). Choose another name.`
  }
  return findTextProblem('title', title) ?? findTextProblem('team', team)
}

/** Both are inserted into source files unescaped. */
function findTextProblem(what: 'title' | 'team', text: string): string | undefined {
  if (text.length <= longestTitle && /^[\p{L}\p{N}][\p{L}\p{N} ,.()-]*$/u.test(text)) return undefined
  return `“${text}” cannot be the ${what}. Use at most ${longestTitle} letters, digits, spaces, commas, stops, brackets and hyphens.`
}
