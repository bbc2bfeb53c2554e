import { readFile } from 'node:fs/promises'
import { CommandError } from '@console/node-server/command-error'
import { consoleConfigSchema } from '@console/shared/config'
import * as z from 'zod/mini'
import { writeNginxHeaders } from '../../hosting/write-nginx-headers.ts'

type NginxOptions = {
  /** The folder that nginx includes: maps.conf, headers.conf and api.conf. */
  dir: string
  /** Path of the `config.json` that is served; without one the console calls its own origin alone. */
  config: string | undefined
}

/**
 * Writes nginx's headers for this configuration. @returns what is left to do.
 * @throws CommandError when the configuration cannot be read or used.
 */
export async function updateNginx({ dir, config }: NginxOptions): Promise<string> {
  const isChanged = await writeNginxHeaders(dir, (await readConfig(config)) ?? ownOrigin)
  return isChanged
    ? `The headers in ${dir} changed. Reload nginx: nginx -t && nginx -s reload.`
    : `The headers in ${dir} are up to date.`
}

const ownOrigin = { apiBaseUrl: '' }

/** Browsers ignore fields that they do not know, as a later release may; whoever writes one meant something by it. */
const strictConfigSchema = z.strictObject(consoleConfigSchema.shape)

/** Undefined where no file is named. @throws CommandError that names what is wrong in it. */
export async function readConfig(file: string | undefined): Promise<unknown> {
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError(`There is no configuration to read at ${file}.`, { cause })
  })
  const config = parseJson(text, file)
  const parsed = strictConfigSchema.safeParse(config)
  if (parsed.success) return config
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new CommandError([`${file} is not usable:`, ...problems].join('\n'))
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not JSON.`, { cause })
  }
}
