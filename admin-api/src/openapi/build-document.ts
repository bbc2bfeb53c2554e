import type * as z from 'zod/mini'
import { type ApiRoute, isIdName, toStatus } from '../http/api-route.ts'
import { apiPrefix, documentPath } from '../http/build-app.ts'
import { buildComponentSchemas, toReference } from './component-schemas.ts'
import { refusalResponses, takesVersion, toRefusals } from './refusals.ts'

/** OpenAPI 3.1, from the same routes and schemas that serve the calls. */
export function buildDocument(routes: readonly ApiRoute[]): object {
  const paths: Record<string, Record<string, object>> = { [documentPath]: { get: documentOperation } }
  for (const route of routes) {
    const path = paths[route.path] ?? {}
    path[route.method.toLowerCase()] = toOperation(route)
    paths[route.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Admin API',
      version: '1.0.0',
      description:
        'Every answer is an envelope: status true with data and message, or status false with message and error.',
    },
    servers: [{ url: apiPrefix }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: refusalResponses,
      schemas: buildComponentSchemas(),
    },
  }
}

const documentOperation = {
  operationId: 'getOpenapiJson',
  summary: 'This document',
  security: [],
  responses: { 200: { description: 'The document', content: { 'application/json': { schema: {} } } } },
}

const toHeader = (name: string, description: string) => ({
  ...{ name, in: 'header', required: false, description },
  schema: { type: 'string' },
})

/** The request headers of a call. */
function toHeaders(route: ApiRoute) {
  if (route.method === 'GET') return [toHeader('If-None-Match', 'The ETag of an answer that is at hand')]
  if (takesVersion(route))
    return [toHeader('If-Match', 'The ETag of the version that the change was made from')]
  return route.isVersioned && route.method === 'POST'
    ? [toHeader('Idempotency-Key', 'Sent again within a day, the first answer is given again')]
    : []
}

function toOperation(route: ApiRoute) {
  const pathParameters = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: isIdName(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }))
  const queryParameters = (route.query ?? []).map((name) => ({
    ...{ name, in: 'query', required: false },
    schema: { type: 'string' },
  }))
  const parameters = [...pathParameters, ...queryParameters, ...toHeaders(route)]
  return {
    operationId: toOperationId(route),
    summary: route.summary,
    tags: [route.subject],
    security: route.access === 'staff' ? [{ bearer: [] }] : [],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toReference(route.body) } },
          },
        }),
    ...(route.takesBytes === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      [toStatus(route)]: toSuccess(route),
      ...(route.method === 'GET'
        ? { 304: { description: 'As in the answer that If-None-Match names' } }
        : {}),
      ...toRefusals(route),
    },
  }
}

const versionHeader = {
  ETag: { description: 'The version of what is answered', schema: { type: 'string' } },
}

const toSuccess = (route: ApiRoute) => ({
  description: route.message,
  ...(route.method === 'GET' || (route.isVersioned && route.method !== 'DELETE')
    ? { headers: versionHeader }
    : {}),
  content: route.answer === 'file' ? { '*/*': {} } : toEnvelope(route.answer),
})

const toEnvelope = (answer: z.ZodMiniType) => ({
  'application/json': {
    schema: {
      type: 'object',
      required: ['status', 'data', 'message'],
      properties: { status: { const: true }, data: toReference(answer), message: { type: 'string' } },
    },
  },
})

/** `PUT /packages/{id}` as `putPackagesId`. */
const toOperationId = (route: ApiRoute) =>
  route.method.toLowerCase() +
  (route.path.match(/\w+/g) ?? []).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
