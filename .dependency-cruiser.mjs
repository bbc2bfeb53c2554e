const ours = '^(shell|remotes|packages|admin-api|delivery|e2e|scripts)/'
const tests = '\\.test(-d)?\\.tsx?$'
const configs = '/(rsbuild|vitest)\\.config\\.ts$'

const shared = '^packages/shared/src/'
const authoring = '^packages/authoring/src/'
const kit = '^packages/remote-kit/src/'
const nodeServer = '^packages/node-server/src/'
const inventedRemotes = `${kit}testing/invented-remote\\.ts$`
const remote = '^(remotes/[^/]+)'
const deliveryStart = '^delivery/src/(start|dev|smoke)(\\.ts$|/)'
const deliveryContracts = [nodeServer, `${shared}(config/|release/|remote/remote-config)`]

/** Default deny: of our own code, the files `from` matches import nothing but what `allowed` matches. */
const only = (name, comment, { from, except = [], allowed }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: except },
  to: { path: ours, pathNot: allowed },
})

const packageRules = [
  only('remote-imports-shared-only', 'A remote imports @console/shared, @console/authoring and itself.', {
    from: `${remote}/`,
    except: [tests, `${remote}${configs}`],
    allowed: ['^$1/', shared, authoring],
  }),
  only('remote-test-imports-harness-only', 'Its tests also @console/remote-kit/testing and /vitest.', {
    from: `${remote}/.*${tests}`,
    allowed: ['^$1/', shared, authoring, `${kit}testing/`],
  }),
  only('remote-config-imports-kit-only', 'Its config files also @console/remote-kit/build and /vitest.', {
    from: `${remote}${configs}`,
    allowed: ['^$1/', shared, `${kit}(build|testing)/`],
  }),
  only('shell-imports-shared-only', 'The shell imports @console/shared; remotes come through the loader.', {
    from: '^shell/',
    except: [tests, `^shell${configs}`],
    allowed: ['^shell/', shared],
  }),
  only('shell-test-imports-kit-only', 'Its tests and config files also @console/remote-kit.', {
    from: `^shell(/.*${tests}|${configs})`,
    allowed: ['^shell/', shared, kit],
  }),
  only('shared-imports-nothing-of-ours', 'packages/shared stands below everything.', {
    from: '^packages/shared/',
    allowed: ['^packages/shared/'],
  }),
  only('authoring-imports-shared-only', '@console/authoring imports @console/shared.', {
    from: '^packages/authoring/',
    except: [tests, '^packages/authoring/(src/.*/testing/|vitest\\.config\\.ts$)'],
    allowed: ['^packages/authoring/', shared],
  }),
  only('authoring-test-imports-harness-only', 'Its tests also @console/remote-kit/testing and /vitest.', {
    from: `^packages/authoring/(.*${tests}|src/.*/testing/|vitest\\.config\\.ts$)`,
    allowed: ['^packages/authoring/', shared, `${kit}testing/`],
  }),
  only('remote-kit-imports-shared-only', 'remote-kit imports @console/shared.', {
    from: '^packages/remote-kit/',
    except: [tests, `${kit}(testing|dev)/`],
    allowed: ['^packages/remote-kit/', shared],
  }),
  only('remote-kit-harness-imports-api-only', 'Its tests, test harness and dev server also the admin API.', {
    from: `^packages/remote-kit/(src/(testing|dev)/|.*${tests})`,
    allowed: ['^packages/remote-kit/', shared, '^admin-api/'],
  }),
  only('node-server-imports-nothing-of-ours', 'packages/node-server stands below both servers.', {
    from: '^packages/node-server/',
    allowed: ['^packages/node-server/'],
  }),
  only(
    'admin-api-imports-schemas-only',
    'The admin API imports @console/shared/schemas/* and @console/node-server.',
    {
      from: '^admin-api/',
      allowed: ['^admin-api/', `${shared}schemas/`, nodeServer],
    },
  ),
  only(
    'delivery-imports-contracts-only',
    'delivery imports @console/node-server, and @console/shared/config, /release and /remote-config.',
    {
      from: '^delivery/',
      except: [deliveryStart, `^delivery/.*${tests}`],
      allowed: ['^delivery/', ...deliveryContracts],
    },
  ),
  only(
    'delivery-test-imports-invented-remotes',
    'Its tests also invented remotes; those of hosting the API.',
    {
      from: `^delivery/.*${tests}`,
      except: [`^delivery/src/hosting/`, deliveryStart],
      allowed: ['^delivery/', ...deliveryContracts, inventedRemotes],
    },
  ),
  only('delivery-start-imports-api-only', 'start, dev, smoke and the hosting tests also the admin API.', {
    from: `${deliveryStart}|^delivery/src/hosting/.*${tests}`,
    allowed: ['^delivery/', ...deliveryContracts, '^admin-api/'],
  }),
  only('e2e-imports-products-only', 'e2e imports delivery, the admin API, the shell and the remotes.', {
    from: '^e2e/',
    allowed: ['^(e2e|delivery|admin-api|shell|remotes)/', inventedRemotes, `${nodeServer}testing/`],
  }),
  only('scripts-import-nothing-of-ours', 'scripts/ runs before anything else stands.', {
    from: '^scripts/',
    allowed: ['^scripts/'],
  }),
  {
    name: 'folder-without-a-rule',
    comment: 'A new top-level folder needs a rule of its own in .dependency-cruiser.mjs.',
    severity: 'error',
    from: { path: '/', pathNot: ours },
    to: { path: ours },
  },
]

const folderRules = [
  {
    name: 'feature-imports-no-feature',
    comment: 'A feature imports its own folder, and navigation/ and records/ of its remote.',
    severity: 'error',
    from: { path: '^remotes/([^/]+)/src/([^/]+)/', pathNot: tests },
    to: { path: '^remotes/$1/', pathNot: '^remotes/$1/src/($2/|navigation/|records/)' },
  },
  {
    name: 'feature-test-imports-no-feature',
    comment: 'Its tests also the files at the src root, to open the remote.',
    severity: 'error',
    from: { path: `^remotes/([^/]+)/src/([^/]+)/.*${tests}` },
    to: { path: '^remotes/$1/', pathNot: '^remotes/$1/src/($2/|navigation/|records/|[^/]+$)' },
  },
  {
    name: 'relative-import-leaves-package',
    comment: 'Another package is imported by its name and exports subpath, never by a relative path.',
    severity: 'error',
    from: { path: '^((?:remotes|packages)/[^/]+|[^/]+)/' },
    to: { dependencyTypes: ['local'], pathNot: '^$1/' },
  },
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
 * The folders of each package from the lowest floor up: a folder imports those before it, and never one after it. Written
 * relative to the package; a name stands for the files right in that folder, `.` for those of `src` itself.
 */
const floors = {
  'e2e/src': ['faults', 'inventions', 'console', '.', 'telemetry'],
  scripts: ['commands', 'spec', 'patterns', 'surface', 'check', '.'],
  'admin-api/src': [
    ...['database', 'audit', 'staff', 'http', 'dashboard', 'idempotency', 'records'],
    ...[
      'articles',
      'books',
      'coupons',
      'mocks',
      'packages',
      'openapi',
      'session',
      'seed',
      'specification',
      'cli',
    ],
    ...['.', 'testing', 'seed/testing', 'durability', 'fuzz'],
  ],
  'packages/shared/src': [
    ...['address', 'config', 'theme', 'csv', 'errors', 'time', 'schemas', 'http', 'platform'],
    ...['storage', 'clipboard', 'query', 'ui', 'ids', 'editing', 'deletion', 'bulk', 'list'],
    ...['remote', 'release'],
  ],
  'packages/node-server/src': ['.', 'testing'],
  'packages/remote-kit/src': [
    ...['build/layers', 'build/sharing', 'build/contract', 'build/facts'],
    ...['build/antd', 'build/federation', 'build/icons', 'build/refusals', 'build/styles', 'build/workers'],
    ...['build', 'budget', 'create', '.', 'testing', 'testing/document-editor'],
  ],
  'delivery/src': [
    'errors',
    'releases/site',
    'releases/records',
    'releases/signing',
    'releases/units',
    'releases/rules',
    'releases/contract',
    'releases/document',
    'releases/verification',
    'releases/candidate',
    'releases/moves',
    'releases',
    'hosting',
    'smoke',
    'workspace',
    'cli/command-line',
    'cli/output',
    'cli/steps',
    'cli/commands',
    'cli',
    'start',
    'dev',
    '.',
    'testing',
  ],
  'shell/src': [
    'environment',
    'release',
    'security',
    'theme',
    'telemetry/sink',
    'telemetry/scrub',
    'telemetry/logs',
    'telemetry/analytics',
    'telemetry/vitals',
    'telemetry',
    'telemetry/testing',
    'notices',
    'network',
    'errors',
    'overlays',
    'session',
    'containment',
    'drafts',
    'leaving',
    'remotes/provided',
    'remotes/rest',
    'remotes',
    'remotes/testing',
    'platform',
    'updates',
    'navigation',
    'remotes/screens',
    'sign-in',
    'about',
    'devices',
    'palette',
    'shortcuts',
    'frame',
    'router',
    'boot',
    '.',
  ],
  'remotes/commerce/src': [
    ...['navigation', 'records/form', 'records/actions'],
    ...['packages/api', 'packages/form', 'packages/list'],
    ...['coupons/api', 'coupons/rules', 'coupons/fields', 'coupons/bulk', 'coupons/creation'],
    ...['coupons/form', 'coupons/codes', 'coupons/import', 'coupons/list', '.'],
  ],
  'remotes/dashboard/src': ['navigation', 'overview/api', 'overview', 'overview/testing', '.'],
  'remotes/mocks/src': [
    'navigation',
    'mocks/core/document',
    'mocks/core/keys',
    'mocks/core/checks',
    'mocks/api',
    'mocks/controls',
    'mocks/paper',
    'mocks/sitting/marking',
    'mocks/sitting',
    'mocks/authoring/tasks',
    'mocks/authoring/context',
    'mocks/authoring/fields',
    'mocks/authoring/clipboard',
    'mocks/authoring/convert',
    'mocks/authoring/paste',
    'mocks/authoring/key-sheet',
    'mocks/authoring/questions',
    'mocks/authoring/outline',
    'mocks/authoring/editor',
    'mocks/sections/writing',
    'mocks/sections/speaking',
    'mocks/sections/reading',
    'mocks/sections/listening',
    'mocks/list',
    '.',
    'mocks/core/testing',
    'mocks/authoring/testing',
  ],
  'packages/authoring/src': [
    'document',
    'following',
    'lists',
    'controls',
    'dialogs',
    'drag',
    'fields',
    'editor',
    'editor/testing',
  ],
  'remotes/content/src': [
    'navigation',
    'articles/api',
    'articles/document',
    'articles/paste',
    'articles/read',
    'articles',
    'articles/edits',
    'articles/context',
    'articles/list',
    'articles/detail',
    'articles/editor/table',
    'articles/editor',
    '.',
  ],
}

const filesOf = (root, folders) =>
  `^${root}/(${folders.map((folder) => (folder === '.' ? '' : `${folder}/`)).join('|')})[^/]+$`

/** `to` is `root` with `$1` in place of a group that stands for a package's name. */
const rulesOf = (root, folders, { to = root, except = [] } = {}) => [
  ...folders.map((folder, index) => ({
    name: 'looks-up',
    comment: 'A folder imports the floors below its own, which `floors` lists from the lowest up.',
    severity: 'error',
    from: { path: filesOf(root, [folder]), pathNot: [tests, ...except] },
    to: { path: `^${to}/`, pathNot: filesOf(to, folders.slice(0, index + 1)) },
  })),
  {
    name: 'folder-without-a-floor',
    comment: 'A new folder needs its place in `floors`.',
    severity: 'error',
    from: { path: `^${root}/`, pathNot: [tests, filesOf(root, folders), ...except] },
    to: {},
  },
]

const floorRules = [
  ...Object.entries(floors).flatMap(([root, folders]) => rulesOf(root, folders)),
  // A remote that is not named has the folders with which it was created.
  ...rulesOf('remotes/([^/]+)/src', ['navigation', 'overview', '.'], {
    to: 'remotes/$1/src',
    except: Object.keys(floors).map((root) => `^${root}/`),
  }),
]

/** Import boundaries: default deny, one rule per package. Type-only and lazy imports count. */
export default {
  forbidden: [...packageRules, ...folderRules, ...floorRules],
  options: {
    exclude: {
      // The template is no package: what it imports is there once a remote is made from it.
      path: '(^|/)(node_modules|dist|\\.data|\\.git|test-results|playwright-report)(/|$)|^packages/remote-kit/template/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
