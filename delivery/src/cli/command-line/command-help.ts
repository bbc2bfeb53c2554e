export const optionTexts = {
  to: 'the address of a release server, such as https://releases.example.com, in place of --dir; of rollback also the version',
  'token-file':
    'the file of the team’s token for a release server, by default RELEASE_TOKEN; with --api that of a token for the API, or of its answer to signing in',
  dir: 'the release folder; by default "site" in DATA_DIR, which is .data by default',
  env: 'the environment, such as staging; by default production',
  bucket:
    'an S3-compatible bucket that holds the releases, such as s3://releases/production; --dir is a copy then',
  why: 'the reason, kept with the move; of disable and canary abort, shown to everybody',
  by: 'who does it; by default whoever started the build server’s job, or account@machine',
  commit: 'what the units were built from; by default the commit of the workspace',
  run: 'the address of the CI run that does it; by default what the build server says',
  expect: 'the id of the release that must be current; when another one is, nothing is changed',
  key: 'the file of the signing key, outside the release folder; by default RELEASE_KEY_FILE',
  'valid-for':
    'how long browsers accept the release as the current one, such as 30d or 12h; forever by default',
  trust: 'another public key whose signatures are trusted',
  adopt: 'sign the current release although no trusted key has signed it',
  unsigned: 'release without a signature although the current release has one',
  'console-origin':
    'where the console is, such as https://console.example.com: a signed release starts there alone, and the release server answers its pages; staging=https://… for another environment than the first',
  nginx: 'the folder that nginx includes its headers from, brought up to date with every move',
  config: 'the config.json that the console is served with; no remote may own its API’s paths',
  'without-smoke': 'move without opening the release in a browser first; record and history say so',
  api: 'the origin of the API that the screens call while they are checked, read only; by default the reference API with its demo data, in memory',
  recorded: 'a HAR file with the API’s answers, instead of a running API',
  against: 'what to check against: the address of a console, or a release folder',
  'no-build': 'publish the output of the last build',
  redirect: 'where a path leads now, such as /old/=/new/',
  'drop-redirect': 'a path that is no longer redirected',
  'instead-of': 'a remote that goes in the same move, such as the former name of one',
  share: 'percent of staff that have the canary; each keeps it while the share grows',
  roles: 'roles that have the canary, whatever the share',
  version: 'a version that is in the release folder already, in place of a new build',
  policy: 'a JSON file with what each environment asks of a move',
  url: 'the console that the link is for, such as https://console.example.com',
  path: 'the screen that the link opens; by default where the section begins',
  hours: 'for how long the link works, 168 at most; 72 by default',
  branch: 'the branch of a build that is previewed; preview end removes all links of it',
  'preview-key':
    'the file of the key that signs links, whose public key is in previewKeys of the console’s config.json; by default PREVIEW_KEY_FILE',
  releases: 'list every release that there was, instead of every move',
  limit: 'how many of them; 20 by default',
  all: 'list every one',
  days: 'for how long what was current is kept, since open tabs may need it; 30 by default',
  'dry-run': 'say what would be removed, and remove nothing',
  since: 'how far the report looks back, such as 7d or 12h; 7d by default',
  'query-token-file': 'a token that may query the log service of --config; by default AXIOM_QUERY_TOKEN',
  teams: 'the file of the teams that may use the release server; by default RELEASE_TEAMS_FILE',
  port: 'where the release server listens; by default PORT, or 8790',
  'all-environments': 'a release server of every environment of the release folder',
  remotes: 'what the team may release: remotes, “*” for every one, “shell”',
  repository: 'the GitHub repository whose workflows release for the team, without a stored token',
} as const

export type OptionName = keyof typeof optionTexts

export type CommandPage = {
  does: string
  forms: readonly string[]
  options: readonly OptionName[]
}

const place = ['to', 'token-file', 'dir', 'env', 'bucket'] as const
const smoke = ['without-smoke', 'api', 'recorded', 'against'] as const
const signing = ['key', 'valid-for', 'trust', 'adopt', 'unsigned', 'console-origin'] as const
const move = [
  'why',
  'by',
  'commit',
  'run',
  'expect',
  ...place,
  ...signing,
  'nginx',
  'config',
  ...smoke,
] as const
const redirects = ['redirect', 'drop-redirect'] as const

export const commandPages = {
  publish: {
    does: 'builds remotes or the shell and makes them current',
    forms: [
      'publish <remote or shell>… [--why "…"] [--no-build]',
      'publish <new name> --instead-of <old name>',
      'publish --redirect /old/=/new/',
    ],
    options: ['no-build', 'instead-of', ...redirects, ...move],
  },
  check: {
    does: 'runs everything that publishing would check, and moves nothing',
    forms: ['check <remote or shell>… [--against <address or folder>] [--no-build]'],
    options: ['no-build', ...redirects, ...move],
  },
  rollback: {
    does: 'goes back to an earlier release, or to an earlier version of one unit',
    forms: ['rollback [id]', 'rollback <remote or shell> [--to <version>]'],
    options: move,
  },
  remove: { does: 'takes a remote out', forms: ['remove <remote>'], options: [...redirects, ...move] },
  disable: {
    does: 'switches a section off for everybody',
    forms: ['disable <remote> --why "…"'],
    options: move,
  },
  enable: { does: 'switches it on again', forms: ['enable <remote>'], options: move },
  diff: {
    does: 'compares two environments',
    forms: ['diff <environment> <environment> [<remote or shell>…]'],
    options: place,
  },
  promote: {
    does: 'takes what one environment runs into another',
    forms: ['promote <environment> <environment> [<remote or shell>…]'],
    options: move,
  },
  lagging: {
    does: 'tells what each remote was built against, and which a shell would refuse',
    forms: ['lagging [<environment> [<environment of the shell>]]'],
    options: place,
  },
  next: {
    does: 'makes and fills an environment for a shell that not every remote fits, or promotes it',
    forms: ['next [--why "…"]', 'next promote'],
    options: ['no-build', ...move],
  },
  canary: {
    does: 'gives a version to some people first',
    forms: [
      'canary start <remote> [--share 10] [--roles <role>,<role>] [--version <version>]',
      'canary share <remote> <percent>',
      'canary promote <remote>',
      'canary abort <remote> --why "…"',
    ],
    options: ['share', 'roles', 'version', 'no-build', ...move],
  },
  preview: {
    does: 'makes a link that shows a version to whoever opens it',
    forms: [
      'preview <remote>@<version> --url <console> [--path /…/] [--hours 72]',
      'preview <remote> --url <console> [--branch <name>] [--no-build]',
      'preview end <remote> --branch <name>',
      'preview <id> --url <console>',
    ],
    options: ['url', 'path', 'hours', 'branch', 'no-build', 'preview-key', 'by', 'trust', 'config', ...place],
  },
  renew: { does: 'signs the current release again, for longer', forms: ['renew'], options: move },
  list: {
    does: 'lists moves or releases',
    forms: ['list [--releases] [--limit <n> | --all]'],
    options: ['releases', 'limit', 'all', ...place],
  },
  prune: {
    does: 'removes files that nobody needs any more',
    forms: ['prune [--days 30] [--dry-run]'],
    options: ['days', 'dry-run', ...place],
  },
  verify: {
    does: 'checks every file and signature of a release',
    forms: ['verify [id] [--trust <public key>]…'],
    options: ['trust', 'console-origin', ...place],
  },
  key: {
    does: 'makes a signing key, or shows its public one',
    forms: ['key new|show <file>'],
    options: ['dir'],
  },
  headers: {
    does: 'writes the headers of the current release for nginx',
    forms: ['headers --nginx <folder> [--config <file>]'],
    options: ['nginx', 'config', 'dir', 'env', 'bucket'],
  },
  report: {
    does: 'tells how a remote does in browsers',
    forms: ['report <remote> [--since 7d] [--config <file>]'],
    options: ['since', 'config', 'query-token-file', ...place],
  },
  serve: {
    does: 'runs a release server',
    forms: [
      'serve --teams <file> [--port <number>] [--config <file>] [--env <environment>,… | --all-environments] [--policy <file>] [--console-origin [<environment>=]<origin>]…',
    ],
    options: [
      'teams',
      'port',
      'all-environments',
      'policy',
      ...place,
      ...signing,
      'preview-key',
      'nginx',
      'config',
      ...smoke,
    ],
  },
  token: {
    does: 'makes or withdraws a team’s token for a release server',
    forms: [
      'token add <team> --remotes <remote>,<remote> [--env <environment>,…] [--repository <owner>/<name>]',
      'token remove <team>',
    ],
    options: ['remotes', 'teams', 'env', 'repository', 'dir'],
  },
} as const satisfies Record<string, CommandPage>

export type ReleaseCommandName = keyof typeof commandPages

export const isCommandName = (text: string | undefined): text is ReleaseCommandName =>
  text !== undefined && Object.hasOwn(commandPages, text)
