import { lt } from 'semver'

/** A reason why shell and remotes cannot be released together. */
export type ReleaseProblem =
  | { kind: 'path-claimed-twice'; claims: readonly [PathClaim, PathClaim] }
  | { kind: 'path-reserved'; remote: string; path: string; reserved: string }
  | { kind: 'api-unnamed'; remote: string; api: string }
  | { kind: 'menu-path-foreign'; remote: string; title: string; path: string; owner: string | undefined }
  | { kind: 'menu-path-twice'; remote: string; path: string }
  | { kind: 'menu-title-taken'; remote: string; other: string; title: string; group: string | undefined }
  | { kind: 'menu-too-long'; remote: string; entries: number; most: number }
  | { kind: 'command-foreign'; remote: string; id: string; to: string; owner: string | undefined }
  | { kind: 'command-twice'; remote: string; id: string }
  | { kind: 'screen-outside-paths'; remote: string; path: string }
  | { kind: 'link-foreign'; remote: string; target: string; to: string; owner: string | undefined }
  /** `remote` links to a target that `of` does not offer; `offered` is empty if `of` is removed. */
  | { kind: 'link-broken'; remote: string; of: string; target: string; offered: readonly string[] }
  | { kind: 'text-length'; remote: string; what: string; text: string; most: number }
  | { kind: 'menu-out-of-bounds'; remote: string; what: string; value: number; most: number }
  | { kind: 'redirect-shadowed'; from: string; to: string; owner: string; path: string }
  | { kind: 'redirect-reserved'; from: string; to: string }
  | { kind: 'redirect-unowned'; from: string; to: string }
  | { kind: 'redirect-loop'; from: string; to: string }
  | { kind: 'redirect-chain'; from: string; to: string; next: PathRedirect }
  | { kind: 'redirects-too-many'; redirects: number; most: number }
  | { kind: 'platform-unreadable'; unit: string; value: string }
  | { kind: 'platform-unlimited'; remote: string; range: string; platform: string }
  | { kind: 'platform-out-of-range'; remote: string; range: string; shell: string; platform: string }
  | { kind: 'module-not-provided'; remote: string; module: string; shell: string }
  | {
      kind: 'name-not-given'
      remote: string
      module: string
      /** `default` where it is the module's default export. */
      name: string
      /** Source files that use it, relative to the remote. */
      files: readonly string[]
      shell: string
    }
  | {
      kind: 'module-out-of-range'
      remote: string
      module: string
      /** Version that the remote was built against, and the one in the shell. */
      built: string
      given: string
      shell: string
    }
  | { kind: 'entry-unread'; remote: string; schema: number; reads: readonly number[]; shell: string }
  | { kind: 'icon-unread'; remote: string; title: string; icon: string; shell: string }
  /** Only for those who have these canaries. */
  | { kind: 'with-canary'; canaries: readonly string[]; problem: ReleaseProblem }

export type PathClaim = { remote: string; path: string }
type PathRedirect = { from: string; to: string }

/** The units that could mend it. */
export function listNamedUnits(problem: ReleaseProblem): string[] {
  if ('problem' in problem) return [...new Set([...problem.canaries, ...listNamedUnits(problem.problem)])]
  if ('claims' in problem) return problem.claims.map(({ remote }) => remote)
  if ('remote' in problem) return [problem.remote]
  if ('owner' in problem) return [problem.owner]
  return 'unit' in problem ? [problem.unit] : []
}

/** The sentence a team reads: what is wrong, on which thing, and what to do next. */
export function describeProblem(problem: ReleaseProblem): string {
  switch (problem.kind) {
    case 'with-canary':
      return `With the canary of ${problem.canaries.join(' and ')}: ${describeProblem(problem.problem)}`
    case 'path-claimed-twice': {
      const [first, second] = problem.claims
      return first.path === second.path
        ? `${first.remote} and ${second.remote} both claim ${first.path}. Take it out of one remote.config.ts.`
        : `${first.remote} claims ${first.path} and ${second.remote} claims ${second.path}, one inside the other. Change one of the two.`
    }
    case 'path-reserved':
      return `${problem.remote} claims ${problem.path}, and the console keeps ${problem.reserved} for itself. Choose another path.`
    case 'menu-path-foreign':
      return `The menu entry “${problem.title}” of ${problem.remote} leads to ${problem.path}, which ${sayOwner(problem.owner)}. Add the path to ${problem.remote} or correct the entry.`
    case 'menu-path-twice':
      return `${problem.remote} has more than one menu entry that leads to ${problem.path}. Keep one of them.`
    case 'menu-title-taken':
      return `${problem.remote} and ${problem.other} both have a menu entry “${problem.title}”${problem.group === undefined ? '' : ` below ${problem.group}`}, so nobody can tell them apart. Give one another title or group.`
    case 'menu-too-long':
      return `${problem.remote} has ${problem.entries} menu entries, and at most ${problem.most} are allowed. Reach rarely opened screens from others, or by commands.`
    case 'command-foreign':
      return `The command “${problem.id}” of ${problem.remote} leads to ${problem.to}, which ${sayOwner(problem.owner)}. A remote’s commands lead to its own paths: correct it in its remote.config.ts.`
    case 'command-twice':
      return `${problem.remote} has more than one command “${problem.id}”. Give each an id of its own.`
    case 'screen-outside-paths':
      return `${problem.remote} lists a screen at ${problem.path}, outside the paths it owns. Add the path to its remote.config.ts or correct the screen.`
    case 'link-foreign':
      return `The link target “${problem.target}” of ${problem.remote} leads to ${problem.to}, which ${sayOwner(problem.owner)}. Links lead to a remote’s own paths: correct it in its remote.config.ts.`
    case 'link-broken':
      return problem.offered.length === 0
        ? `${problem.remote} links to “${problem.target}” of ${problem.of}, which would be gone. Publish ${problem.remote} without the link first, or switch ${problem.of} off in the meantime: pnpm release disable ${problem.of}.`
        : `${problem.remote} links to “${problem.target}” of ${problem.of}, which offers ${problem.offered.join(', ')}. Correct the link, or keep the target in links of ${problem.of}’s remote.config.ts.`
    case 'text-length':
      return problem.text.trim() === ''
        ? `${problem.what} of ${problem.remote} is empty. Set it in its remote.config.ts.`
        : `${problem.what} of ${problem.remote} has ${problem.text.length} characters, and at most ${problem.most} are allowed: “${problem.text.slice(0, 30)}…”. Shorten it in its remote.config.ts.`
    case 'menu-out-of-bounds':
      return `${problem.what} of ${problem.remote} is ${problem.value}, and 0 to ${problem.most} is allowed. Correct it in its remote.config.ts.`
    case 'redirect-shadowed':
      return `${problem.owner} owns ${problem.path}, so the redirect from ${problem.from} to ${problem.to} would hide it. End the redirect with --drop-redirect ${problem.from}, or take the path out of ${problem.owner}.`
    case 'api-unnamed':
      return `remote.config.ts of ${problem.remote} names the API “${problem.api}”, and config.json of this console has no address for it. Add "apis": { "${problem.api}": { "url": "https://…" } } to it first.`
    case 'redirect-reserved':
      return `${problem.from} cannot be redirected: the console keeps it for itself. Choose another path.`
    case 'redirect-unowned':
      return `The redirect from ${problem.from} leads to ${problem.to}, which no remote owns. Say where it leads instead: --redirect ${problem.from}=/…/, or end it: --drop-redirect ${problem.from}.`
    case 'redirect-loop':
      return `The redirect from ${problem.from} to ${problem.to} leads in a circle. Let it lead somewhere else.`
    case 'redirect-chain':
      return `The redirect from ${problem.from} leads to ${problem.to}, which is redirected to ${problem.next.to}. Let it lead there directly: --redirect ${problem.from}=${problem.next.to}.`
    case 'redirects-too-many':
      return `${problem.redirects} paths are redirected, and at most ${problem.most} are allowed. End some that nobody follows any more: --drop-redirect.`
    case 'platform-unreadable':
      return problem.unit === 'shell'
        ? `The shell states its platform as “${problem.value}”, which is not a semver version.`
        : `${problem.unit} asks for platform “${problem.value}”, which is not a semver range. Correct it in its remote.config.ts.`
    case 'platform-unlimited':
      return `${problem.remote} says that it works with every later platform, “${problem.range}”, which nobody can know. Name the one it was built against in its remote.config.ts: ^${problem.platform}.`
    case 'platform-out-of-range':
      return `${problem.remote} needs platform ${problem.range}, and shell ${problem.shell} offers ${problem.platform}. Build ${problem.remote} against platform ${problem.platform}, or release it together with a shell in that range.`
    case 'module-not-provided':
      return `${problem.remote} takes ${problem.module} from the shell, and shell ${problem.shell} does not provide it. Release a shell that provides it, with ${problem.remote} or before it.`
    case 'name-not-given':
      return `${problem.remote} uses ${describeName(problem)} in ${describeFiles(problem.files)}, and shell ${problem.shell} does not provide it: it would be undefined there. Release a shell that provides it, with ${problem.remote} or before it, or do without it.`
    case 'module-out-of-range':
      return `${problem.remote} was built against ${problem.module} ${problem.built}, and shell ${problem.shell} provides ${problem.given}. ${adviseVersion(problem)}`
    case 'entry-unread':
      return `${problem.remote} has an entry of format ${problem.schema}, and shell ${problem.shell} reads ${problem.reads.join(', ')}. Release a shell that reads it first.`
    case 'icon-unread':
      return `The menu entry “${problem.title}” of ${problem.remote} has the icon ${problem.icon}, and shell ${problem.shell} does not start with an icon that it does not know. Release a newer shell first, or choose another icon.`
  }
}

const sayOwner = (owner: string | undefined) =>
  owner === undefined ? 'no remote owns' : `belongs to ${owner}`

const describeName = ({ name, module }: { name: string; module: string }) =>
  name === 'default' ? module : `${name} of ${module}`

/** Files that are named at most; of the rest only the number. */
const mostFiles = 3

const describeFiles = (files: readonly string[]): string =>
  [
    ...files.slice(0, mostFiles),
    ...(files.length > mostFiles ? [`${files.length - mostFiles} more`] : []),
  ].join(', ')

function adviseVersion({
  remote,
  module,
  built,
  given,
}: {
  remote: string
  module: string
  built: string
  given: string
}) {
  return lt(given, built)
    ? `Release a shell with ${module} ${built} first, or build ${remote} against ${given}.`
    : `Build ${remote} against ${module} ${given} and release it together with the shell.`
}
