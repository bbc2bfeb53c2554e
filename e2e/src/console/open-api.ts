import { staff } from './sign-in.ts'
import { apiPathPrefix, type TestConsole } from './start-test-console.ts'

/** Answers with the data of the envelope; paths are relative to the admin API. @throws Error naming the call that was refused. */
export type CallApi = <Data>(method: string, path: string, body?: object) => Promise<Data>

/** The admin API as a colleague's script would use it, without the console. */
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
