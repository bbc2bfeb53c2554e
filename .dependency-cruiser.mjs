import {
  buildFeatureRules,
  moduleRules,
  options,
  tests,
  written,
} from './packages/remote-kit/presets/boundaries.mjs'

const ours = '^(shell|catalogue|remotes|packages|admin-api|delivery|e2e|scripts)/'
const configs = '/(rsbuild|vitest)\\.config\\.ts$'

const shared = '^packages/shared/src/'
const values = '^packages/values/src/'
const ielts = '^packages/ielts/src/'
const printedTests = '^packages/printed-tests/src/'
const papers = '^packages/papers/src/'
const authoring = '^packages/authoring/src/'
const kit = '^packages/remote-kit/src/'
const nodeServer = '^packages/node-server/src/'
const testRemotes = `${kit}testing/test-remote\\.ts$`
const remote = '^(remotes/[^/]+)'
const deliveryStart = '^delivery/src/(start|dev|smoke)(\\.ts$|/)'
const deliveryContracts = [
  nodeServer,
  `${shared}(config/|errors/|release/|release-server/|remote/(read-)?remote-config)`,
]

/** Default deny: of our own code, the files `from` matches import nothing but what `allowed` matches. */
const only = (name, comment, { from, except = [], allowed }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: except },
  to: { path: ours, pathNot: allowed },
})

const packageRules = [
  only(
    'remote-imports-shared-only',
    'A remote imports values, ielts, printed-tests, papers, shared and authoring of @console, and itself.',
    {
      from: `${remote}/`,
      except: [tests, `${remote}${configs}`, `${remote}/src/.*/testing/`],
      allowed: ['^$1/', values, ielts, printedTests, papers, shared, authoring],
    },
  ),
  only('remote-test-imports-harness-only', 'Its tests also @console/remote-kit/testing and /vitest.', {
    from: `${remote}/(.*${tests}|src/.*/testing/)`,
    allowed: ['^$1/', values, ielts, printedTests, papers, shared, authoring, `${kit}testing/`],
  }),
  only('remote-config-imports-kit-only', 'Its config files also @console/remote-kit/build and /vitest.', {
    from: `${remote}${configs}`,
    allowed: ['^$1/', shared, `${kit}(build|testing)/`],
  }),
  only('shell-imports-shared-only', 'The shell imports @console/shared and /values.', {
    from: '^shell/',
    except: [tests, `^shell${configs}`],
    allowed: ['^shell/', values, shared],
  }),
  only('shell-test-imports-kit-only', 'Its tests and config files also @console/remote-kit.', {
    from: `^shell(/.*${tests}|${configs})`,
    allowed: ['^shell/', values, shared, kit],
  }),
  only('values-imports-nothing-of-ours', 'packages/values stands below everything.', {
    from: '^packages/values/',
    allowed: ['^packages/values/'],
  }),
  only('ielts-imports-values-only', '@console/ielts imports @console/values.', {
    from: '^packages/ielts/',
    allowed: ['^packages/ielts/', values],
  }),
  only('printed-tests-imports-ielts-only', '@console/printed-tests imports @console/ielts and /values.', {
    from: '^packages/printed-tests/',
    except: [tests],
    allowed: ['^packages/printed-tests/', values, ielts],
  }),
  only('printed-tests-test-makes-files', 'Its tests also Word and PDF files that remote-kit makes.', {
    from: `^packages/printed-tests/.*${tests}`,
    allowed: ['^packages/printed-tests/', values, ielts, `${kit}testing/office-files[.]ts$`],
  }),
  only('papers-imports-ielts-only', '@console/papers imports @console/ielts and /values.', {
    from: '^packages/papers/',
    allowed: ['^packages/papers/', values, ielts],
  }),
  only('shared-imports-values-only', '@console/shared imports @console/values.', {
    from: '^packages/shared/',
    allowed: ['^packages/shared/', values],
  }),
  only('authoring-imports-shared-only', '@console/authoring imports @console/shared and /values.', {
    from: '^packages/authoring/',
    except: [tests, '^packages/authoring/(src/.*/testing/|vitest\\.config\\.ts$)'],
    allowed: ['^packages/authoring/', values, shared],
  }),
  only('authoring-test-imports-harness-only', 'Its tests also @console/remote-kit/testing and /vitest.', {
    from: `^packages/authoring/(.*${tests}|src/.*/testing/|vitest\\.config\\.ts$)`,
    allowed: ['^packages/authoring/', values, shared, `${kit}testing/`],
  }),
  only('catalogue-imports-controls-only', 'The catalogue imports shared, authoring and the frame.', {
    from: '^catalogue/',
    allowed: ['^catalogue/', shared, authoring, '^shell/src/(environment|network|notices)/'],
  }),
  only('remote-kit-imports-shared-only', 'remote-kit imports @console/shared.', {
    from: '^packages/remote-kit/',
    except: [tests, `${kit}testing/`],
    allowed: ['^packages/remote-kit/', shared],
  }),
  only(
    'remote-kit-harness-imports-api-only',
    'Its tests and test harness also the admin API, and recorded ones.',
    {
      from: `^packages/remote-kit/(src/testing/|.*${tests})`,
      allowed: ['^packages/remote-kit/', shared, '^admin-api/', `${nodeServer}recording/`],
    },
  ),
  only('node-server-imports-nothing-of-ours', 'packages/node-server stands below both servers.', {
    from: '^packages/node-server/',
    allowed: ['^packages/node-server/'],
  }),
  only(
    'admin-api-imports-schemas-only',
    'The admin API imports the schemas of @console/shared and @console/ielts, and @console/node-server.',
    {
      from: '^admin-api/',
      allowed: ['^admin-api/', `${shared}schemas/`, `${ielts}schemas(/|\\.ts$)`, nodeServer],
    },
  ),
  only(
    'delivery-imports-contracts-only',
    'delivery imports @console/node-server, and of @console/shared what is about releases, configuration and errors.',
    {
      from: '^delivery/',
      except: [deliveryStart, `^delivery/.*${tests}`],
      allowed: ['^delivery/', ...deliveryContracts],
    },
  ),
  only('delivery-test-imports-test-remotes', 'Its tests also test remotes; those of hosting the API.', {
    from: `^delivery/.*${tests}`,
    except: [`^delivery/src/hosting/`, deliveryStart],
    allowed: ['^delivery/', ...deliveryContracts, testRemotes],
  }),
  only('delivery-start-imports-api-only', 'start, dev, smoke and the hosting tests also the admin API.', {
    from: `${deliveryStart}|^delivery/src/hosting/.*${tests}`,
    allowed: ['^delivery/', ...deliveryContracts, '^admin-api/'],
  }),
  only('e2e-imports-products-only', 'e2e imports delivery, the admin API, the shell and the remotes.', {
    from: '^e2e/',
    allowed: [
      '^(e2e|delivery|admin-api|shell|remotes)/',
      testRemotes,
      '^packages/remote-kit/src/testing/(office-files|speaking-share|wave-header)[.]ts$',
      `${nodeServer}testing/`,
    ],
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
  // The mocks remote is one feature; that its folders have no cycle is checked as everywhere.
  ...buildFeatureRules({ from: 'remotes/((?!mocks/)[^/]+)/', to: 'remotes/$1/', feature: '$2' }),
  {
    name: 'product-imports-no-test-code',
    comment: 'What `test/` holds is for tests, whole suites and the files that tests share.',
    severity: 'error',
    from: { path: '^(admin-api|delivery)/src/', pathNot: tests },
    to: { path: '^$1/test/' },
  },
  {
    name: 'relative-import-leaves-package',
    comment: 'Another package is imported by its name and exports subpath, never by a relative path.',
    severity: 'error',
    // The shell exports nothing, and the catalogue draws parts of its frame.
    from: { path: '^((?:remotes|packages)/[^/]+|[^/]+)/', pathNot: '^catalogue/' },
    to: { dependencyTypes: ['local'], pathNot: '^$1/' },
  },
  ...moduleRules,
]

/** Import boundaries: default deny, one rule per package. Type-only and lazy imports count. */
export default {
  forbidden: [...packageRules, ...folderRules],
  options: {
    ...options,
    // The template is no package, and examples stand outside the workspace: what they import is there once they do.
    exclude: { path: `${written}|(^|/)node_modules(/|$)|^(packages/remote-kit/template|examples)/` },
  },
}
