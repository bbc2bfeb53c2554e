import { envelopeSchema } from '@console/shared/schemas/envelope'
import { signInResultSchema } from '@console/shared/schemas/session'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { AdminApi } from '../../src/admin-api.ts'

type Answering = Pick<AdminApi, 'fetch'>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
type Sent = {
  body?: unknown
  text?: string
  token?: string | null
  address?: string
  headers?: Record<string, string>
}
export type Answer = { status: number; headers: Headers; message: string; data: unknown; error: unknown }

const demoPassword = 'ielts-staff'

export type TestClient = ReturnType<typeof createTestClient>

/** The API that is served at an address, reached over the network. */
export const reach = (prefix: string): Answering => ({
  fetch: (request) =>
    fetch(new Request(request.url.replace('http://localhost/api/v1/admin', prefix), request)),
})

/** Talks to the API as a signed-in person does; every answer has to be an envelope. */
export function createTestClient(api: Answering, token: string | null = null) {
  async function send(method: Method, path: string, sent: Sent = {}): Promise<Answer> {
    const held = sent.token === undefined ? token : sent.token
    const headers = new Headers(sent.headers)
    if (held !== null) headers.set('authorization', `Bearer ${held}`)
    const body = sent.text ?? (sent.body === undefined ? null : JSON.stringify(sent.body))
    if (body !== null && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const request = new Request(`http://localhost/api/v1/admin/${path}`, { method, headers, body })
    const response = await api.fetch(request, { address: sent.address })
    const { status, headers: sentHeaders } = response
    if (status === 304)
      return { status, headers: sentHeaders, message: '', data: undefined, error: undefined }
    const envelope = envelopeSchema.parse(await response.json())
    expect(envelope.status, envelope.message ?? '').toBe(response.ok)
    return {
      status,
      headers: sentHeaders,
      message: envelope.message ?? '',
      data: envelope.status ? envelope.data : undefined,
      error: envelope.status ? undefined : envelope.error,
    }
  }

  /** `data` of an answer that must be a success and must satisfy `schema`. */
  async function ask<Schema extends z.ZodMiniType>(
    method: Method,
    path: string,
    schema: Schema,
    body?: unknown,
  ): Promise<z.output<Schema>> {
    const answer = await send(method, path, body === undefined ? {} : { body })
    expect(answer, `${method} ${path}`).toMatchObject({ error: undefined })
    return z.parse(schema, answer.data)
  }

  /** With the session of this client, as a page does that has one. */
  async function signIn(
    identifier: string,
    more: { password?: string; remember_me?: boolean } = {},
    sent: Sent = {},
  ) {
    const body = { identifier, password: demoPassword, ...more }
    const answer = await send('POST', 'login', { body, ...sent })
    const result = signInResultSchema.parse(answer.data)
    return { ...result, client: createTestClient(api, result.token) }
  }

  return { send, ask, signIn }
}
