import { staff } from './sign-in.ts'
import { apiPathPrefix, type TestConsole } from './start-test-console.ts'

/** Resolves with the envelope's data; paths are relative to the admin API. @throws Error naming the refused call. */
export type CallApi = <Data>(method: string, path: string, body?: object) => Promise<Data>

/** Calls the admin API directly, as a colleague's script would. */
export async function openApi({ url }: Pick<TestConsole, 'url'>): Promise<CallApi> {
  let token = ''
  const call: CallApi = async <Data>(method: string, path: string, body?: object) => {
    const response = await fetch(`${url}${apiPathPrefix}/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    const answer: { data: Data } = await response.json()
    return answer.data
  }
  token = (await call<{ token: string }>('POST', 'login', { ...staff, remember_me: false })).token
  return call
}
