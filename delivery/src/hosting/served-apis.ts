import { ownApiPrefix } from '@console/node-server/recording'
import type { ConsoleConfig } from '@console/shared/config'

/** The configuration of APIs that are answered on the console's own origin. */
export const toServedApis = (
  apis: readonly (readonly [name: string, api: { sendsToken: boolean }])[],
): ConsoleConfig['apis'] =>
  Object.fromEntries(
    apis.map(([name, { sendsToken }]) => [name, { url: `${ownApiPrefix}/${name}`, sendsToken }]),
  )
