import { type Credentials, type SignInResult, signInResultSchema } from '@console/shared/schemas/session'
import { useConsole } from '../console/console-services.ts'

export function useSignIn() {
  const { config, platform } = useConsole()
  return async (credentials: Credentials): Promise<SignInResult> => {
    const result = await platform.api.request({
      method: 'POST',
      path: config.signInPath,
      body: credentials,
      schema: signInResultSchema,
      isAnonymous: true,
    })
    platform.telemetry.log('info', 'login', { permission_count: result.permissions.length })
    return result
  }
}
