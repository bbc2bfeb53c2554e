import type { HelpText, RemoteModule } from '@console/shared/remote'
import { matchPath } from 'react-router'

/** The help of the screen at a path: of the first entry that fits, as with the screens in `remote.config.ts`. */
export const findHelp = ({ help = {} }: Pick<RemoteModule, 'help'>, path: string): HelpText | undefined =>
  Object.entries(help).find(([screen]) => matchPath(screen, path) !== null)?.[1]
