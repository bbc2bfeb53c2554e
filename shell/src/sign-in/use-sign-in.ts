import { type Credentials, type SignInResult, signInResultSchema } from '@console/shared/schemas/session'
import { useConsole } from '../platform/console-services.ts'

export function useSignIn() {
  const { config, platform } = useConsole()
  return (credentials: Credentials): Promise<SignInResult> =>
    platform.api.request({
      method: 'POST',
      path: config.signInPath,
      body: credentials,
      schema: signInResultSchema,
      isAnonymous: true,
    })
}
