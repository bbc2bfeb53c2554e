import { parseArgs } from 'node:util'
import { CommandError } from '@console/node-server/command-error'
import { isCommandName } from './command-help.ts'
import { expectOwnOptions, overview, toCommandPage } from './command-page.ts'
import { findActor, findRun } from './find-actor.ts'
import {
  parseAudience,
  parseCommit,
  parseConsoleOrigin,
  parseCount,
  parseDuration,
  parseEnvironment,
  parseOrigin,
  parsePublicKey,
  parseRedirects,
  parseRun,
  toLine,
} from './parse-option-values.ts'
import { expectNoEmptyAddress, expectServerFlags, parseTo } from './server-flags.ts'
import { readSmokeFlags, smokeFlags } from './smoke-flags.ts'

/** Commands that take several environments. */
const takesSeveral: readonly string[] = ['serve', 'token']

/** The reason in the history where none is given. */
export const noReason = 'no reason given'

export type ReleaseCommand = ReturnType<typeof parseReleaseCommand>

/**
 * @param env of the process: see {@link findActor}.
 * @throws CommandError that says what is wrong, or which commands there are.
 */
export function parseReleaseCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
) {
  const { values, positionals, tokens } = parseOptions(args)
  const [name, ...operands] = positionals
  if (!isCommandName(name))
    throw new CommandError(name === undefined ? overview : `There is no command “${name}”.\n\n${overview}`)
  expectOwnOptions(
    name,
    tokens.flatMap((token) => (token.kind === 'option' ? token.name : [])),
  )
  expectNoEmptyAddress(values)
  const { server, to } = parseTo(values.to)
  if (server !== undefined) expectServerFlags(name, values)
  // Its environment has that name.
  if (name === 'next') values.env = name
  const environments = values.env?.split(',').map((text) => parseEnvironment(text.trim())) ?? []
  return {
    name,
    /** Units, the id of a release, a path, or what to do with which key. */
    operands,
    by: toLine(values.by ?? findActor(env)),
    reason: toLine(values.why ?? '') || noReason,
    commit: values.commit === undefined ? undefined : parseCommit(values.commit),
    run: values.run === undefined ? findRun(env) : parseRun(values.run),
    expect: values.expect,
    insteadOf: values['instead-of'],
    /** The version to go back to. */
    to,
    /** The address of a release server. */
    server,
    serverTokenFile: server === undefined ? undefined : values['token-file'],
    audience: parseAudience(values),
    version: values.version,
    teams: values.teams,
    remotes: values.remotes?.split(',').map((remote) => remote.trim()) ?? [],
    port: values.port,
    redirects: parseRedirects(values.redirect, values['drop-redirect']),
    releases: values.releases,
    /** How many are listed; undefined for all. */
    most: values.all ? undefined : parseCount('--limit', values.limit),
    days: parseCount('--days', values.days),
    isDryRun: values['dry-run'],
    dir: values.dir,
    policy: values.policy,
    repository: values.repository,
    environment: parseEnvironment(takesSeveral.includes(name) ? environments[0] : values.env),
    /** Those that are named; `serve` and `token` take several. */
    environments,
    /** In milliseconds. */
    since: parseDuration('--since', values.since),
    queryTokenFile: values['query-token-file'],
    isForAllEnvironments: values['all-environments'],
    consoleOrigins: values['console-origin'].map(parseConsoleOrigin),
    bucket: values.bucket,
    build: !values['no-build'],
    key: values.key,
    /** In milliseconds. */
    validFor:
      values['valid-for'] === undefined ? undefined : parseDuration('--valid-for', values['valid-for']),
    trusted: values.trust.map(parsePublicKey),
    adopt: values.adopt,
    unsigned: values.unsigned,
    config: values.config,
    nginx: values.nginx,
    url: values.url === undefined ? undefined : parseOrigin(values.url),
    path: values.path,
    hours: parseCount('--hours', values.hours),
    branch: values.branch === undefined ? undefined : toLine(values.branch),
    previewKey: values['preview-key'],
    smoke: readSmokeFlags(server === undefined ? values : { ...values, 'token-file': undefined }),
  }
}

/** The help for `help`, `help <command>` and `--help`; undefined if none was asked for. */
export function findHelp(args: readonly string[]): string | undefined {
  const [first, second] = args
  const isAsked = first === 'help' || args.some((arg) => arg === '--help' || arg === '-h')
  if (!isAsked) return undefined
  const name = first === 'help' ? second : first
  return isCommandName(name) ? toCommandPage(name) : overview
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        why: { type: 'string' },
        by: { type: 'string' },
        commit: { type: 'string' },
        run: { type: 'string' },
        expect: { type: 'string' },
        'instead-of': { type: 'string' },
        to: { type: 'string', multiple: true, default: [] },
        share: { type: 'string' },
        roles: { type: 'string' },
        version: { type: 'string' },
        teams: { type: 'string' },
        remotes: { type: 'string' },
        port: { type: 'string' },
        redirect: { type: 'string', multiple: true, default: [] },
        'drop-redirect': { type: 'string', multiple: true, default: [] },
        releases: { type: 'boolean', default: false },
        limit: { type: 'string', default: '20' },
        all: { type: 'boolean', default: false },
        days: { type: 'string', default: '30' },
        'dry-run': { type: 'boolean', default: false },
        dir: { type: 'string' },
        env: { type: 'string' },
        since: { type: 'string', default: '7d' },
        'query-token-file': { type: 'string' },
        'all-environments': { type: 'boolean', default: false },
        repository: { type: 'string' },
        'console-origin': { type: 'string', multiple: true, default: [] },
        policy: { type: 'string' },
        bucket: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        key: { type: 'string' },
        'valid-for': { type: 'string' },
        trust: { type: 'string', multiple: true, default: [] },
        adopt: { type: 'boolean', default: false },
        unsigned: { type: 'boolean', default: false },
        config: { type: 'string' },
        nginx: { type: 'string' },
        url: { type: 'string' },
        path: { type: 'string' },
        hours: { type: 'string', default: '72' },
        branch: { type: 'string' },
        'preview-key': { type: 'string' },
        ...smokeFlags,
      },
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(
      `${reason.replace(/\. To specify a positional.*$/s, '.')}\n\n${findHelp(['help', ...args]) ?? overview}`,
      { cause },
    )
  }
}
