import type { StagedUnit } from './stage-unit.ts'

/** Bytes that a screen's own files may have: some six times the largest editor of the console, before compression. */
const heaviestScreen = 1_500_000

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Files that nobody meant to publish: source maps, secrets, and code that makes a screen too heavy to open. */
export function findUnwantedFiles(unit: StagedUnit): string[] {
  return [
    ...findSourceMaps(unit),
    ...findSecrets(unit),
    ...(unit.kind === 'remote' ? findHeavyScreens(unit) : []),
  ]
}

function findSourceMaps({ contents }: StagedUnit): string[] {
  return [...contents].flatMap(([file, content]) => {
    const isMap = file.endsWith('.map')
    const named =
      /\.(?:m?js|css)$/.test(file) &&
      namesSourceMap(content.toString('utf8', Math.max(0, content.length - 500)))
    if (!isMap && !named) return []
    const what = isMap ? 'is a source map' : 'names a source map'
    return [`${file} ${what}, and everybody could read the sources. Build without: output.sourceMap.`]
  })
}

/** In the comment at its end. */
function namesSourceMap(end: string): boolean {
  const at = end.lastIndexOf('sourceMappingURL=')
  const rest = end.slice(at).replace('*/', '').trimEnd()
  return at > 0 && /[#@] ?$/.test(end.slice(0, at)) && !/\s/.test(rest)
}

/** Only what has no other meaning, by the first letters of its kind. */
const secrets = [
  /-----BEGIN (?:EC |RSA |OPENSSH )?PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[oprsu]_[0-9A-Za-z]{36}\b/,
  /\b[rs]k_live_[0-9A-Za-z]{16}/,
  /\bxox[abprs]-\d{8}/,
  /\beyJhbGciOi[\w-]{8,200}\.eyJ/,
]

/** A recording is part of a build, and whoever reaches the console's address can read every file of it. */
function findSecrets({ contents }: StagedUnit): string[] {
  return [...contents].flatMap(([file, content]) => {
    if (!/\.(?:m?js|json|css|html)$/.test(file)) return []
    const text = content.toString('utf8')
    const [found] = secrets.flatMap((kind) => kind.exec(text)?.[0] ?? [])
    if (found === undefined) return []
    return [
      `${file} has what looks like a secret, “${found.slice(0, 11)}…”, and everybody could read it. Take it out, and replace it where it is valid: it has left its place.`,
    ]
  })
}

function findHeavyScreens({ remote, contents }: Extract<StagedUnit, { kind: 'remote' }>): string[] {
  return Object.entries(remote.screenAssets).flatMap(([path, { files }]) => {
    const sized = files.map((file) => ({ file, bytes: contents.get(file)?.length ?? 0 }))
    const bytes = sized.reduce((sum, each) => sum + each.bytes, 0)
    const [largest] = sized.toSorted((one, other) => other.bytes - one.bytes)
    if (largest === undefined || bytes <= heaviestScreen) return []
    return [
      `the screen ${path} loads ${inMegabytes(bytes)} of code, ${inMegabytes(largest.bytes)} of it in ${largest.file}, and at most ${inMegabytes(heaviestScreen)} are allowed. Import later what it does not show at first.`,
    ]
  })
}
