export type Import = { from: string; to: string }

type Siblings = Map<string, Map<string, Import>>

/**
 * Folders of one parent that import each other, directly or in a ring, each ring with an import for every step of it. An import counts
 * for the folders in which the two paths part; files right in the parent are in no folder of it. Paths are relative and use `/`.
 */
export function findRings(imports: readonly Import[]): Import[][] {
  const parents = new Map<string, Siblings>()
  for (const each of imports) {
    const [from, to] = [each.from.split('/'), each.to.split('/')]
    const depth = from.findIndex((name, index) => name !== to[index])
    const [source, target] = [from[depth], to[depth]]
    const isBetweenFolders = depth !== -1 && depth < from.length - 1 && depth < to.length - 1
    if (!isBetweenFolders || source === undefined || target === undefined) continue
    const parent = from.slice(0, depth).join('/')
    const siblings: Siblings = parents.get(parent) ?? new Map()
    parents.set(parent, siblings)
    const targets = siblings.get(source) ?? new Map<string, Import>()
    siblings.set(source, targets)
    if (!targets.has(target)) targets.set(target, each)
  }
  return [...parents.values()].flatMap(findRingsOf)
}

function findRingsOf(siblings: Siblings): Import[][] {
  const seen = new Set<string>()
  return [...siblings.keys()].flatMap((folder) => {
    if (seen.has(folder)) return []
    const ring = findWay(siblings, folder, folder)
    for (const each of ring?.folders ?? []) seen.add(each)
    return ring === undefined ? [] : [ring.imports]
  })
}

/** The shortest way from a folder to another along imports. */
function findWay(siblings: Siblings, start: string, end: string) {
  const ways = [{ folders: [start], imports: [] as Import[] }]
  const visited = new Set<string>()
  for (const way of ways) {
    for (const [target, step] of siblings.get(way.folders.at(-1) ?? '') ?? []) {
      const imports = [...way.imports, step]
      if (target === end) return { folders: way.folders, imports }
      if (visited.has(target)) continue
      visited.add(target)
      ways.push({ folders: [...way.folders, target], imports })
    }
  }
  return undefined
}
