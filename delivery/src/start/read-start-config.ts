import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SettingError } from '@console/node-server/setting-error'
import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import { apiPathPrefix, startConfig } from '../hosting/embedded-config.ts'

/** `/config.json` as written, and the features in it that the API beside the console is given. */
type StartConfig = { served: object; features: ConsoleConfig['features'] }

/**
 * The file that `CONFIG` names, from the root of the repository; without one, all that the reference API has to offer.
 * @throws SettingError (its rejection) that names the file, and each field that is wrong.
 */
export async function readStartConfig(root: string, file: string | undefined): Promise<StartConfig> {
  const served = file ? await readJson(resolve(root, file), file) : startConfig
  const parsed = consoleConfigSchema.safeParse(served)
  if (!parsed.success) {
    throw wrongConfig(
      file,
      parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'} ${message}`),
    )
  }
  const { apiBaseUrl, features, ...place } = parsed.data
  const isElsewhere = place.apiPathPrefix !== apiPathPrefix || place.signInPath !== 'login'
  if (apiBaseUrl === '' && isElsewhere) {
    throw wrongConfig(file, [
      `apiBaseUrl has to name your API for another apiPathPrefix than ${apiPathPrefix} or another signInPath than login, where the API of npm start is`,
    ])
  }
  return { served: Object(served), features }
}

async function readJson(path: string, file: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw wrongConfig(file, ['there is no such file to read'])
  })
  try {
    return JSON.parse(text)
  } catch {
    throw wrongConfig(file, ['it is not JSON'])
  }
}

const wrongConfig = (file: string | undefined, problems: readonly string[]) =>
  new SettingError(`CONFIG=${file} cannot be used: ${problems.join('. ')}. docs/running.md has all fields.`)
