import type { ConsoleServices } from '../console/console-services.ts'
import { mayLeave } from '../drafts/may-leave.ts'
import { logOut } from '../session/log-out.ts'

/** Unless there is unsaved work that the person would rather see to first. */
export async function signOut(services: Pick<ConsoleServices, 'config' | 'platform'>) {
  if (await mayLeave('sign-out')) logOut(services)
}
