import { join } from 'node:path'
import { type CommandResult, runCommand } from './run-command.ts'
import { root, toScriptEnv } from './workspace.ts'

/** Runs a shell command line as a script of the package in the folder; `''` is the root. */
export function runIn(
  folder: string,
  line: string,
  limit: number,
  env?: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return runCommand(['sh', '-c', line], {
    cwd: join(root, folder),
    env: toScriptEnv(folder, env),
    limit,
  })
}

/** Quotes a text as one shell word. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
