export const tests = '\\.test(-d)?\\.tsx?$'

/** For any package. */
export const moduleRules = [
  {
    name: 'no-cycle',
    comment: 'Modules that import each other cannot be understood, tested or loaded alone.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-import-of-a-test',
    comment: 'What two tests share is a file of its own.',
    severity: 'error',
    from: {},
    to: { path: tests },
  },
  {
    name: 'import-leads-nowhere',
    comment: 'The file does not exist, or the exports map of its package does not offer it.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
]

/**
 * Features of a remote do not import each other. `from` matches the remote's folder, `to` is the same with `$1` for a group in
 * it; `feature` is the number of the next group.
 */
export const buildFeatureRules = ({ from, to, feature }) => [
  {
    name: 'feature-imports-no-feature',
    comment: 'A feature imports its own folder, and navigation/ and records/ of its remote.',
    severity: 'error',
    from: { path: `^${from}src/([^/]+)/`, pathNot: tests },
    to: {
      dependencyTypes: ['local'],
      path: `^${to}`,
      pathNot: `^${to}src/(${feature}/|navigation/|records/)`,
    },
  },
  {
    name: 'feature-test-imports-no-feature',
    comment: 'Its tests also the files at the src root, to open the remote.',
    severity: 'error',
    from: { path: `^${from}src/([^/]+)/.*${tests}` },
    to: {
      dependencyTypes: ['local'],
      path: `^${to}`,
      pathNot: `^${to}src/(${feature}/|navigation/|records/|[^/]+$)`,
    },
  },
]

/** Type-only and lazy imports count. */
export const options = {
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'node', 'default'],
  },
}

/** Written by builds and tests. */
export const written = '(^|/)(dist|\\.data|\\.git|test-results|playwright-report)(/|$)'

/** The whole configuration of a remote in a repository of its own. */
export const buildRemoteBoundaries = () => ({
  forbidden: [
    {
      name: 'remote-imports-shared-only',
      comment: 'Of the console, a remote imports values and shared; its tests also remote-kit.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '@console/', pathNot: '@console/(values|shared)/' },
    },
    ...buildFeatureRules({ from: '', to: '', feature: '$1' }),
    ...moduleRules,
  ],
  options: { ...options, exclude: { path: written }, doNotFollow: { path: 'node_modules' } },
})
