import {
  explainedMocksSchema,
  keptExplanationsSchema,
  mockExplanationsSchema,
  mockLabelsSchema,
  mockListSchema,
  mockSchema,
  mockSummarySchema,
  mockVersionFactsSchema,
  mockVersionListSchema,
  mockVersionSchema,
  reviewNotesListSchema,
  reviewNotesSchema,
  reviewPayloadSchema,
  wholeMockVersionSchema,
} from '@console/ielts/schemas'
import { articleListSchema, articleSchema, articleSummarySchema } from '@console/shared/schemas/article'
import { bookListSchema, bookSchema } from '@console/shared/schemas/book'
import { couponCheckSchema, couponListSchema, couponSchema } from '@console/shared/schemas/coupon'
import { dashboardSchema, periodFiguresSchema } from '@console/shared/schemas/dashboard'
import { fieldErrorsSchema } from '@console/shared/schemas/envelope'
import {
  altTextSchema,
  mediaFileSchema,
  mediaListSchema,
  receivedSchema,
  uploadSchema,
} from '@console/shared/schemas/media'
import { packageListSchema, packagePayloadSchema, packageSchema } from '@console/shared/schemas/package'
import { credentialsSchema, signInResultSchema, userSchema } from '@console/shared/schemas/session'
import { openSessionSchema, sessionListSchema } from '@console/shared/schemas/session-list'
import * as z from 'zod/mini'
import { articleWriteSchema } from '../articles/article-write.ts'
import { bookPayloadSchema } from '../books/book-routes.ts'
import { couponWriteSchema } from '../coupons/coupon-write.ts'
import { dailyFiguresSchema } from '../dashboard/daily-facts.ts'
import { uploadWriteSchema } from '../media/media-routes.ts'
import { mockWriteSchema } from '../mocks/mock-write.ts'
import { packageChangeSchema } from '../packages/package-store.ts'
import { newPasswordSchema } from '../session/own-password.ts'

const bodies = {
  Credentials: credentialsSchema,
  PackagePayload: packagePayloadSchema,
  PackageChange: packageChangeSchema,
  BookPayload: bookPayloadSchema,
  DailyFigures: dailyFiguresSchema,
  NewPassword: newPasswordSchema,
  CouponPayload: couponWriteSchema,
  ArticlePayload: articleWriteSchema,
  MockPayload: mockWriteSchema,
  UploadPayload: uploadWriteSchema,
  AltText: altTextSchema,
  MockVersionFacts: mockVersionFactsSchema,
  MockLabels: mockLabelsSchema,
  ReviewPayload: reviewPayloadSchema,
  MockExplanations: mockExplanationsSchema,
}

const answers = {
  SignInResult: signInResultSchema,
  User: userSchema,
  OpenSession: openSessionSchema,
  SessionList: sessionListSchema,
  Dashboard: dashboardSchema,
  PeriodFigures: periodFiguresSchema,
  Package: packageSchema,
  PackageList: packageListSchema,
  Coupon: couponSchema,
  CouponList: couponListSchema,
  CouponCheck: couponCheckSchema,
  Article: articleSchema,
  ArticleSummary: articleSummarySchema,
  ArticleList: articleListSchema,
  Book: bookSchema,
  BookList: bookListSchema,
  Mock: mockSchema,
  MockSummary: mockSummarySchema,
  MockList: mockListSchema,
  MediaFile: mediaFileSchema,
  MediaList: mediaListSchema,
  Upload: uploadSchema,
  Received: receivedSchema,
  MockVersion: mockVersionSchema,
  MockVersionList: mockVersionListSchema,
  WholeMockVersion: wholeMockVersionSchema,
  MockNotes: reviewNotesSchema,
  MockNotesList: reviewNotesListSchema,
  KeptExplanations: keptExplanationsSchema,
  ExplainedMocks: explainedMocksSchema,
  Nothing: z.null(),
  FieldErrors: fieldErrorsSchema,
}

const toAddress = (name: string) => `#/components/schemas/${name}`

/** A reference to the component that describes `schema`; every schema of a route must be a component. */
export function toReference(schema: z.ZodMiniType) {
  const found = Object.entries({ ...bodies, ...answers }).find(([, component]) => component === schema)
  if (found !== undefined) return { $ref: toAddress(found[0]) }
  if (schema._zod.def.type === 'null') return { $ref: toAddress('Nothing') }
  throw new Error('A schema of a route is missing from the components of the OpenAPI document')
}

export function buildComponentSchemas(): Record<string, object> {
  return { ...describe(bodies, 'input'), ...describe(answers, 'output') }
}

function describe(components: Record<string, z.ZodMiniType>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(components)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: toAddress,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isJsonOrText(zodSchema)) {
        const { ...opened } = jsonSchema
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
        jsonSchema.anyOf = [opened, { type: 'string', contentMediaType: 'application/json' }]
      }
    },
  })
  // OpenAPI finds a component by its place in the document.
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id, $schema, ...schema }]) => [name, schema]),
  )
}

/** Questions are an object or its JSON text, which their schemas parse before they check it. */
const isJsonOrText = ({ _zod: { def } }: z.core.$ZodType) =>
  def.type === 'pipe' && 'in' in def && isTransform(def.in)

const isTransform = (schema: unknown) => schema instanceof z.core.$ZodTransform
