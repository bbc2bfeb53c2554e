import { usePlatform } from '@console/shared/platform-context'
import { type Credentials, type SignInResult, signInResultSchema } from '@console/shared/schemas/session'
import { useBootDocuments } from '../release/boot-documents.ts'

export function useSignIn() {
  const { config } = useBootDocuments()
  const { api } = usePlatform()
  return (credentials: Credentials): Promise<SignInResult> =>
    api.request({
      method: 'POST',
      path: config.signInPath,
      body: credentials,
      schema: signInResultSchema,
      isAnonymous: true,
    })
}
