import type { ConsoleServices } from '../platform/console-services.ts'
import { logOut } from '../session/log-out.ts'
import { mayLeave } from './may-leave.ts'

/** Unless there is unsaved work that the person would rather see to first. */
export async function signOut(services: Pick<ConsoleServices, 'config' | 'platform'>) {
  if (await mayLeave('sign-out')) logOut(services)
}
