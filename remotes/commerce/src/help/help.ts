import type { HelpText } from '@console/shared/remote'

/** Help for each screen, read when somebody asks for help. */
export const help: Record<string, HelpText> = {
  '/packages/': () => import(/* webpackChunkName: "help" */ './packages.md?raw'),
  '/coupons/': () => import(/* webpackChunkName: "help" */ './coupons.md?raw'),
}
