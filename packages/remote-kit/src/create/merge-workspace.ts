/** Settings that name versions; the others belong to the repository once they are there. */
const versioned = ['catalog', 'overrides']

/**
 * The `pnpm-workspace.yaml` of a repository with the versions of another kit. What a team has put into it stays: its own
 * libraries in the catalog, and its own settings.
 */
export function mergeWorkspace(before: string, generated: string): string {
  const [own, given] = [toSettings(before), toSettings(generated)]
  const merged = [...given].map(([key, lines]) => {
    const present = own.get(key)
    if (present === undefined) return lines
    return versioned.includes(key) ? mergeVersions(present, lines) : present
  })
  const others = [...own].flatMap(([key, lines]) => (given.has(key) ? [] : lines))
  return [...merged, ...others].map((lines) => `${lines.trimEnd()}\n`).join('\n')
}

/** By key, with the comments above it. */
function toSettings(text: string): Map<string, string> {
  const settings = new Map<string, string>()
  let [key, comments] = ['', '']
  for (const line of text.split(/(?<=\n)/).filter(Boolean)) {
    const [, next] = /^([\w-]+):/.exec(line) ?? []
    if (line.startsWith('#')) comments += line
    else if (next === undefined) settings.set(key, `${settings.get(key) ?? ''}${line}`)
    else {
      key = next
      settings.set(key, comments + line)
      comments = ''
    }
  }
  return settings
}

function mergeVersions(own: string, given: string): string {
  const names = toNames(given)
  const kept = own.split('\n').filter((line) => {
    const [name] = toNames(line)
    return name !== undefined && !names.includes(name) && !name.startsWith('@console/')
  })
  return [given.trimEnd(), ...kept].join('\n')
}

const toNames = (lines: string) =>
  [...lines.matchAll(/^ {2}["']?([^\s"':]+)["']?:/gm)].map(([, name = '']) => name)
