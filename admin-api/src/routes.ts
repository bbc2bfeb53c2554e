import type { MockSection } from '@console/shared/schemas/mock'
import { buildArticleRoutes } from './articles/article-routes.ts'
import { createArticleStore } from './articles/article-store.ts'
import { buildBookRoutes } from './books/book-routes.ts'
import { buildCouponRoutes } from './coupons/coupon-routes.ts'
import { createCouponStore } from './coupons/coupon-store.ts'
import { buildDashboardRoutes } from './dashboard/dashboard-routes.ts'
import type { DemoFactsFeed } from './dashboard/demo-facts-feed.ts'
import type { Database } from './database/database.ts'
import type { ApiRoute } from './http/api-route.ts'
import { buildMockRoutes } from './mocks/mock-routes.ts'
import { createMockStore } from './mocks/mock-store.ts'
import { buildPackageRoutes } from './packages/package-routes.ts'
import { createPackageStore } from './packages/package-store.ts'
import { buildSessionRoutes } from './session/session-routes.ts'
import type { SessionStore } from './session/session-store.ts'
import { createSignInLimit } from './session/sign-in-limit.ts'

type Services = {
  database: Database
  sessions: SessionStore
  demoFacts: DemoFactsFeed
  now(): Date
  hasSpeaking: boolean
}

/** Every call of the admin API but the one for its document. */
export function buildRoutes({ database, sessions, demoFacts, now, hasSpeaking }: Services): ApiRoute[] {
  const sections: MockSection[] = [
    'writing',
    'reading',
    'listening',
    ...(hasSpeaking ? ['speaking' as const] : []),
  ]
  return [
    ...buildSessionRoutes(sessions, createSignInLimit(now)),
    ...buildDashboardRoutes(database, demoFacts, now),
    ...buildPackageRoutes(createPackageStore(database, now)),
    ...buildCouponRoutes(createCouponStore(database, now)),
    ...buildArticleRoutes(createArticleStore(database, now)),
    ...buildBookRoutes(database),
    ...sections.flatMap((section) => buildMockRoutes(section, createMockStore(section, database, now))),
  ]
}
