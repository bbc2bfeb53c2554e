import type { MockSection } from '@console/ielts/schemas'
import { buildArticleRoutes } from './articles/article-routes.ts'
import { buildBookRoutes } from './books/book-routes.ts'
import { buildCouponRoutes } from './coupons/coupon-routes.ts'
import { buildDashboardRoutes } from './dashboard/dashboard-routes.ts'
import type { DemoFactsFeed } from './dashboard/demo-facts-feed.ts'
import type { Database } from './database/database.ts'
import type { Services } from './database/services.ts'
import type { ApiRoute } from './http/api-route.ts'
import { buildMediaRoutes } from './media/media-routes.ts'
import type { Media } from './media/open-media.ts'
import { buildMockExplanationsRoutes } from './mocks/mock-explanations-routes.ts'
import { buildMockNotesRoutes } from './mocks/mock-notes-routes.ts'
import { buildMockRoutes } from './mocks/mock-routes.ts'
import { buildMockVersionRoutes } from './mocks/mock-version-routes.ts'
import { buildPackageRoutes } from './packages/package-routes.ts'
import { buildSessionRoutes } from './session/session-routes.ts'
import type { SessionStore } from './session/session-store.ts'

type Options = Services & {
  sessionDatabase: Database
  sessions: SessionStore
  demoFacts: DemoFactsFeed
  hasSpeaking: boolean
  hasVersions: boolean
  needsSecondReader?: boolean | undefined
  media?: Media | undefined
}

/** All calls of the admin API except the one for its OpenAPI document. */
export function buildRoutes({
  sessionDatabase,
  sessions,
  demoFacts,
  hasSpeaking,
  hasVersions,
  needsSecondReader = false,
  media,
  ...services
}: Options): ApiRoute[] {
  const sections: MockSection[] = [
    'writing',
    'reading',
    'listening',
    ...(hasSpeaking ? ['speaking' as const] : []),
  ]
  return [
    ...buildSessionRoutes({ ...services, database: sessionDatabase }, sessions),
    ...buildDashboardRoutes(services.database, demoFacts, services.now),
    ...buildPackageRoutes(services),
    ...buildCouponRoutes(services),
    ...buildArticleRoutes(services),
    ...buildBookRoutes(services),
    ...sections.flatMap((section) => buildMockRoutes(section, services, hasVersions)),
    ...(hasVersions ? sections : []).flatMap((section) => [
      ...buildMockVersionRoutes(section, services),
      ...buildMockNotesRoutes(section, services, needsSecondReader),
      ...buildMockExplanationsRoutes(section, services),
    ]),
    ...(media === undefined ? [] : buildMediaRoutes(services, media)),
  ]
}
