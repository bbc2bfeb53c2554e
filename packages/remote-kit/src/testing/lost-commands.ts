import type { RemoteCommand } from '@console/shared/remote-config'
import { matchRoutes, type RouteObject } from 'react-router'

/** Commands of a remote's module that lead to no route of it. In sentences. */
export const describeLostCommands = (commands: readonly RemoteCommand[], routes: RouteObject[]): string[] =>
  commands
    .filter(({ to }) => matchRoutes(routes, new URL(to, 'http://console').pathname) === null)
    .map(({ id, to }) => `the command “${id}” leads to ${to}, for which there is no route`)
