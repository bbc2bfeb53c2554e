import type { HelpText, RemoteModule } from '@console/shared/remote'
import { matchRoutes } from 'react-router'

/** The help text of the screen that the router shows for a path, in whatever order they are listed. */
export function findHelp({ help = {} }: Pick<RemoteModule, 'help'>, path: string): HelpText | undefined {
  const routes = Object.keys(help).map((screen) => ({ path: screen }))
  const [found] = matchRoutes(routes, path) ?? []
  return found && help[found.route.path]
}
