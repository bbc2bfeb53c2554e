import { parseArgs } from 'node:util'
import { SettingError } from '@console/node-server/setting-error'

/** @throws SettingError with one sentence for whoever typed the command. */
export function parseServerArguments(args: readonly string[]): { isDemo: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { demo: { type: 'boolean', default: false } },
    })
    return { isDemo: values.demo }
  } catch (cause) {
    throw new SettingError(
      `There is no such option: ${args.join(' ')}. The one there is is --demo, which fills an empty database with demo accounts and records.`,
      { cause },
    )
  }
}
