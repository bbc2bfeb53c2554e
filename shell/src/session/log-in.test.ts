import { consoleConfigSchema } from '@console/shared/config'
import type { Telemetry } from '@console/shared/platform'
import type { SignInResult } from '@console/shared/schemas/session'
import { afterEach, expect, it } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { logIn } from './log-in.ts'
import { endSession } from './session.store.ts'
import { readStoredSession } from './session-storage.ts'

const config = consoleConfigSchema.parse({ apiBaseUrl: '' })
const services = createConsole({ config, release: buildRelease() }, () =>
  Promise.reject(new Error('No remotes here')),
)

const result: SignInResult = {
  token: 't-1',
  user: { id: 7, email: 'staff@example.com', name: 'Staff', roles: [] },
  permissions: ['mocks.manage', { name: 'books.view' }],
}

afterEach(() => endSession())

// proves 4.10, 6.3
it('logs a sign-in once the session is stored, with the number of permissions', () => {
  const seen: unknown[] = []
  const telemetry: Telemetry = {
    ...services.platform.telemetry,
    log: (level, message, fields) =>
      seen.push({ level, message, fields, stored: readStoredSession()?.accessToken }),
  }
  logIn({ config, telemetry }, result, true)
  expect(seen).toEqual([{ level: 'info', message: 'login', fields: { permission_count: 2 }, stored: 't-1' }])
})

// proves 3.1
it('gives remotes the permissions by their names, and none once the session is over', () => {
  const { platform } = services
  logIn({ config, telemetry: platform.telemetry }, result, false)
  expect(platform.session.readPermissions()).toEqual(['mocks.manage', 'books.view'])
  expect(platform.session.readPermissions()).toBe(platform.session.readPermissions())
  endSession()
  expect(platform.session.readPermissions()).toEqual([])
})
