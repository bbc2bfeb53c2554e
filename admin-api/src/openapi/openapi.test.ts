import { beforeAll, describe, expect, it } from 'vitest'
import { openAdminApi } from '../admin-api.ts'
import { createDemoFactsFeed } from '../dashboard/demo-facts-feed.ts'
import { openDatabase } from '../database/open-database.ts'
import { apiPrefix, buildApp } from '../http/build-app.ts'
import { type MediaPlace, openMedia } from '../media/open-media.ts'
import { buildRoutes } from '../routes.ts'
import { createSessionStore } from '../session/session-store.ts'
import { buildDocument } from './build-document.ts'

type Operation = {
  operationId: string
  security: object[]
  requestBody?: object
  responses: Record<string, object>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, object> }
}

async function readDocument(
  features: { speakingApi: boolean; versions?: boolean },
  media?: MediaPlace,
): Promise<Document> {
  const api = await openAdminApi({ reuse: true, features, ...(media && { media }) })
  const response = await api.fetch(new Request('http://localhost/api/v1/admin/openapi.json'))
  expect(response.status).toBe(200)
  const document: Document = JSON.parse(await response.text())
  await api.close()
  return document
}

const listOperations = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )

describe('the OpenAPI document', () => {
  let document: Document
  beforeAll(async () => {
    document = await readDocument({ speakingApi: true, versions: true }, { folder: 'nothing-is-kept' })
  })

  it('lists exactly the operations that are served', async () => {
    const { database, close } = await openDatabase({ reuse: true }, 'nothing', async () => {})
    const now = () => new Date()
    const sessions = createSessionStore(database, now)
    const demoFacts = createDemoFactsFeed(database, now)
    const media = await openMedia({ folder: 'nothing-is-kept' })
    const routes = buildRoutes({
      database,
      sessionDatabase: database,
      sessions,
      demoFacts,
      now,
      hasSpeaking: true,
      hasVersions: true,
      media,
    })
    const app = buildApp({
      routes,
      buildDocument: () => buildDocument(routes),
      authenticate: sessions.authenticate,
      onForbidden: async () => {},
      demoMediaDir: undefined,
      allowedHosts: undefined,
      allowedOrigin: undefined,
      now,
      log: console.error,
      requestTimeout: 1000,
      onAnswered: () => {},
    })
    await close()

    const served = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.slice(apiPrefix.length).replaceAll(/:(\w+)/g, '{$1}')}`)
    const listed = listOperations(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(listed.toSorted()).toEqual(served.toSorted())
  })

  it('lists every operation of the specification', async () => {
    const listed = listOperations(await readDocument({ speakingApi: false }))
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted()
    expect(listed).toMatchInlineSnapshot(`
      [
        "delete /coupons/{id}",
        "delete /delete-grammar-or-essay/{id}",
        "delete /mocks/listening/{id}",
        "delete /mocks/writing/{id}",
        "delete /packages/{id}",
        "delete /sessions",
        "delete /sessions/{id}",
        "get /all-books",
        "get /coupons",
        "get /coupons/check/{code}",
        "get /coupons/{id}",
        "get /dashboard",
        "get /get-grammar-or-essay/{id}",
        "get /grammars-or-essays",
        "get /mocks/listening",
        "get /mocks/listening/{id}",
        "get /mocks/reading",
        "get /mocks/reading/{id}",
        "get /mocks/writing",
        "get /mocks/writing/{id}",
        "get /openapi.json",
        "get /packages",
        "get /packages/{id}",
        "get /sessions",
        "post /all-books",
        "post /coupons",
        "post /login",
        "post /logout",
        "post /mocks/listening",
        "post /mocks/reading",
        "post /mocks/writing",
        "post /packages",
        "post /store-grammar-or-essay",
        "put /coupons/{id}",
        "put /daily-facts/{date}",
        "put /mocks/listening/{id}",
        "put /mocks/reading/{id}",
        "put /mocks/writing/{id}",
        "put /packages/{id}",
        "put /password",
        "put /update-grammar-or-essay/{id}",
      ]
    `)
  })

  it('says what each operation takes, returns and can fail with', async () => {
    for (const { path, method, operation } of listOperations(await readDocument({ speakingApi: true }))) {
      const isDocument = path === '/openapi.json'
      expect(operation.security.length === 0, path).toBe(isDocument || path === '/login')
      expect('requestBody' in operation).toBe(method === 'put' || (method === 'post' && path !== '/logout'))
      if (!isDocument) expect(operation.responses).toMatchObject({ 401: {}, 500: {} })
      if ('requestBody' in operation)
        expect(operation.responses).toMatchObject({ 400: {}, 413: {}, 415: {}, 422: {} })
      expect('404' in operation.responses).toBe(path.includes('{id}'))
      const isRecord = path.includes('{id}') && !/^\/(sessions|mock-notes)|\/versions/.test(path)
      expect('412' in operation.responses).toBe(isRecord && method !== 'get')
      expect('403' in operation.responses).toBe(
        !isDocument && !/^\/log(in|out)$|^\/(sessions|password)/.test(path),
      )
      const checksPassword = path === '/login' || path === '/password'
      expect('429' in operation.responses).toBe(checksPassword)
      expect('503' in operation.responses).toBe(checksPassword)
    }
    const ids = listOperations(document).map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says what the operations of the media library can fail with, when there is one', () => {
    const calls = listOperations(document).filter(({ path }) => path.startsWith('/media'))
    const refusals = calls.map(
      ({ path, method, operation }) =>
        `${method} ${path}: ${Object.keys(operation.responses)
          .filter((status) => Number(status) >= 400)
          .join(' ')}`,
    )
    expect(refusals).toMatchInlineSnapshot(`
      [
        "post /media/uploads: 400 401 403 413 415 422 500",
        "put /media/uploads/{id}/parts/{offset}: 401 403 404 409 413 415 500",
        "post /media/uploads/{id}/finish: 401 403 404 409 422 500",
        "delete /media/uploads/{id}: 401 403 404 500",
        "get /media: 401 403 422 500",
        "put /media/{id}: 400 401 403 404 413 415 422 500",
        "delete /media/{id}: 401 403 404 409 500",
        "get /media/files/{name}: 404 500",
      ]
    `)
  })

  it('resolves all of its references', async () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)
    const { schemas, responses } = document.components
    const held: Record<string, object> = { schemas, responses }
    for (const [reference, kind, name] of references) {
      expect(held[kind ?? ''], reference).toHaveProperty(name ?? '')
    }
    expect(JSON.stringify(document)).not.toContain('$id')
  })

  it('says that questions may be JSON text and that a price is a number', async () => {
    const { schemas } = document.components
    expect(schemas['MockPayload']).toMatchObject({
      properties: { writing_questions: { anyOf: [{ anyOf: [{ type: 'object' }, { type: 'string' }] }, {}] } },
    })
    expect(schemas['Package']).toMatchObject({ properties: { price: { type: 'number' } } })
  })
})
