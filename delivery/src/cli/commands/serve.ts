import { join } from 'node:path'
import { CommandError } from '@console/node-server/command-error'
import { endOnSignal, idleBeforeEnd } from '@console/node-server/end-on-signal'
import { isListenError } from '@console/node-server/listen-error'
import { toFailureLine, toLogLine } from '@console/node-server/log-line'
import { parsePort, readServerEnvironment } from '@console/node-server/server-environment'
import { isSettingError } from '@console/node-server/setting-error'
import { readReleaseKey } from '../../releases/signing/release-key.ts'
import { readPolicy } from '../../server/policy/policy-file.ts'
import { startReleaseServer } from '../../server/start-release-server.ts'
import { readTeams } from '../../server/teams/teams-file.ts'
import { openUploadStore } from '../../server/uploads/upload-store.ts'
import { findReportSource } from '../steps/find-report-source.ts'
import { findTeamsFile } from '../steps/find-teams-file.ts'
import { openStore } from '../steps/open-store.ts'
import { readConsolePlace } from '../steps/read-console-place.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { readSigning } from '../steps/to-move-request.ts'
import { readConfig, updateNginx } from '../steps/update-nginx.ts'

const defaultPort = 8790

/** The release server, until it is told to end. */
export async function serve(context: ReleaseContext): Promise<void> {
  const { store, command, print, openSmoke, env } = context
  const { nginx, config: configFile, smoke } = command
  const previewKeyFile = command.previewKey ?? env['PREVIEW_KEY_FILE']
  try {
    const { port, host, ...place } = readServerEnvironment(env, defaultPort)
    const teamsFile = findTeamsFile(context)
    // Faults in the file are reported before the first request.
    const teams = await readTeams(teamsFile)
    const policy = command.policy === undefined ? undefined : await readPolicy(command.policy)
    const proven = Object.entries(policy ?? {}).flatMap(([name, { smoke }]) => (smoke ? name : []))
    if (proven.length > 0 && (openSmoke === undefined || smoke.isSkipped))
      throw new CommandError(
        `The policy of ${proven.join(' and ')} asks that releases are opened in a browser: leave --without-smoke out.`,
      )
    const fileOf = (environment: string) => policy?.[environment]?.config ?? configFile
    const files = [configFile, ...Object.keys(policy ?? {}).map(fileOf)]
    const configs = new Map(
      await Promise.all(files.map(async (file) => [file, await readConfig(file)] as const)),
    )
    const configOf = (environment: string) => configs.get(fileOf(environment))
    const { url, close, noteUncaught } = await startReleaseServer({
      ...place,
      port: parsePort(command.port, port),
      host,
      openStore: (environment) => openStore(store.dir, context, environment),
      environments: command.isForAllEnvironments
        ? undefined
        : [command.environment, ...command.environments.slice(1)],
      consoleOrigins: command.consoleOrigins,
      report: await findReportSource(context, configOf(command.environment)),
      uploads: openUploadStore(join(store.dir, '.delivery', 'uploads')),
      teamsFile,
      openProof:
        openSmoke === undefined || smoke.isSkipped
          ? undefined
          : (environment, print) => openSmoke({ ...smoke, config: configOf(environment), print }),
      policy,
      previewKey: previewKeyFile ? await readReleaseKey(previewKeyFile, store.dir) : undefined,
      placeOf: (environment) => readConsolePlace(configOf(environment)),
      signing: command.unsigned ? undefined : await readSigning(context),
      onMoved: nginx === undefined ? undefined : () => tellNginx(nginx, fileOf(command.environment)),
      log: (what) => print(typeof what === 'string' ? toLogLine('info', what) : toFailureLine(what)),
      onAnswered: ({ route: _, ...facts }) => {
        const milliseconds = Math.round(facts.milliseconds * 10) / 10
        print(toLogLine(facts.status >= 500 ? 'error' : 'info', 'request', { ...facts, milliseconds }))
      },
    })
    print(
      `Releases of ${store.dir} are served at ${url} to ${teams.map(({ team }) => team).join(', ') || 'nobody yet'}.`,
    )
    endOnSignal(
      () => close({ idleFor: idleBeforeEnd }),
      (error) => {
        noteUncaught()
        print(toFailureLine(error))
      },
    )
  } catch (error) {
    if (isListenError(error) || isSettingError(error)) throw new CommandError(error.message, { cause: error })
    throw error
  }
}

/** The move was made whatever becomes of this. */
const tellNginx = (dir: string, config: string | undefined) =>
  updateNginx({ dir, config }).catch(
    () =>
      `The nginx headers could not be written on the release server. Then: pnpm release headers --nginx ${dir}.`,
  )
