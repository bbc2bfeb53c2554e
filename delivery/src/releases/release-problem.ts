/** A reason why shell and remotes cannot be released together. */
export type ReleaseProblem =
  | { kind: 'path-claimed-twice'; claims: readonly [PathClaim, PathClaim] }
  | { kind: 'path-reserved'; remote: string; path: string }
  | { kind: 'menu-path-unowned'; remote: string; title: string; path: string }
  | { kind: 'screen-outside-paths'; remote: string; path: string }
  | { kind: 'platform-unreadable'; unit: string; value: string }
  | { kind: 'platform-out-of-range'; remote: string; range: string; shell: string; platform: string }
  | { kind: 'module-not-provided'; remote: string; module: string; shell: string }

export type PathClaim = { remote: string; path: string }

/** The sentence a team reads: what is wrong, on which thing, and what to do next. */
export function describeProblem(problem: ReleaseProblem): string {
  switch (problem.kind) {
    case 'path-claimed-twice': {
      const [first, second] = problem.claims
      return first.path === second.path
        ? `${first.remote} and ${second.remote} both claim ${first.path}. Take it out of one remote.config.ts.`
        : `${first.remote} claims ${first.path} and ${second.remote} claims ${second.path}, one inside the other. Change one of the two.`
    }
    case 'path-reserved':
      return `${problem.remote} claims ${problem.path}, which the console keeps for itself. Choose another path.`
    case 'menu-path-unowned':
      return `The menu entry “${problem.title}” of ${problem.remote} leads to ${problem.path}, which no remote owns. Add the path to a remote or correct the entry.`
    case 'screen-outside-paths':
      return `${problem.remote} lists a screen at ${problem.path}, outside the paths it owns. Add the path to its remote.config.ts or correct the screen.`
    case 'platform-unreadable':
      return problem.unit === 'shell'
        ? `The shell states its platform as “${problem.value}”, which is no semver version.`
        : `${problem.unit} asks for platform “${problem.value}”, which is no semver range. Correct it in its remote.config.ts.`
    case 'platform-out-of-range':
      return `${problem.remote} needs platform ${problem.range}, and shell ${problem.shell} offers ${problem.platform}. Build ${problem.remote} against platform ${problem.platform}, or release it together with a shell in that range.`
    case 'module-not-provided':
      return `${problem.remote} takes ${problem.module} from the shell, and shell ${problem.shell} does not provide it. Release a shell that provides it, with ${problem.remote} or before it.`
  }
}
