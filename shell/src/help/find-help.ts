import type { HelpText, RemoteModule } from '@console/shared/remote'
import { matchPath } from 'react-router'

/** The help text for a path: the first matching entry, as with screens in `remote.config.ts`. */
export const findHelp = ({ help = {} }: Pick<RemoteModule, 'help'>, path: string): HelpText | undefined =>
  Object.entries(help).find(([screen]) => matchPath(screen, path) !== null)?.[1]
