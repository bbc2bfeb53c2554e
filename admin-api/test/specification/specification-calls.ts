import { mockSectionSchema } from '@console/ielts/schemas'
import * as z from 'zod/mini'
import {
  articleRecord,
  articleRowRecord,
  bookRecord,
  couponCheckRecord,
  couponRecord,
  dashboardRecord,
  mockRecord,
  mockRowRecord,
  packageRecord,
  savedMockRecord,
  signInRecord,
} from './specification-record.schema.ts'

/** `isWrite`: the specification names no result, so `answer` is only what there would be to send. */
export type SpecificationCall = { method: string; path: string; answer: z.ZodMiniType; isWrite: boolean }

const read = (path: string, answer: z.ZodMiniType) => ({ method: 'GET', path, answer, isWrite: false })
const write = (method: string, path: string, answer: z.ZodMiniType = z.unknown()) => ({
  method,
  path,
  answer,
  isWrite: true,
})

/** SPEC §7, and what DESIGN §7 adds: where to sign in, and speaking mocks where the reference serves them. */
const calls: readonly SpecificationCall[] = [
  { method: 'POST', path: 'login', answer: signInRecord, isWrite: false },
  read('dashboard', dashboardRecord),
  read('packages', z.array(packageRecord)),
  write('POST', 'packages', packageRecord),
  write('PUT', 'packages/{id}', packageRecord),
  write('DELETE', 'packages/{id}'),
  read('coupons', z.array(couponRecord)),
  read('coupons/{id}', couponRecord),
  write('POST', 'coupons', couponRecord),
  write('PUT', 'coupons/{id}', couponRecord),
  write('DELETE', 'coupons/{id}'),
  read('coupons/check/{code}', couponCheckRecord),
  read('grammars-or-essays', z.array(articleRowRecord)),
  read('get-grammar-or-essay/{id}', articleRecord),
  write('POST', 'store-grammar-or-essay', articleRecord),
  write('PUT', 'update-grammar-or-essay/{id}', articleRecord),
  write('DELETE', 'delete-grammar-or-essay/{id}'),
  read('all-books', z.array(bookRecord)),
  ...mockSectionSchema.options.flatMap((section) => [
    read(`mocks/${section}`, z.array(mockRowRecord)),
    write('POST', `mocks/${section}`, savedMockRecord),
    read(`mocks/${section}/{id}`, mockRecord),
    write('PUT', `mocks/${section}/{id}`, savedMockRecord),
    ...(section === 'reading' ? [] : [write('DELETE', `mocks/${section}/{id}`)]),
  ]),
]

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** `path` is below the prefix: `packages/7`. */
export const findSpecificationCall = (method: string, path: string) =>
  patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
