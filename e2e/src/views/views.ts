import type { View } from '../view.ts'
import { articleViews } from './article-views.ts'
import { couponViews, packageViews } from './commerce-views.ts'
import { dashboardViews } from './dashboard-views.ts'
import { frameViews } from './frame-views.ts'
import { listeningViews } from './listening-views.ts'
import { mediaViews } from './media-views.ts'
import { mockLibraryViews } from './mock-library-views.ts'
import { readingViews } from './reading-views.ts'
import { signInViews } from './sign-in-views.ts'
import { writingAndSpeakingViews } from './writing-views.ts'

/** Every screen and state for the axe and picture stories, by section. */
export const viewsBySection: Record<string, Record<string, View>> = {
  'Sign-in': signInViews,
  'The frame': frameViews,
  'The dashboard': dashboardViews,
  Packages: packageViews,
  Coupons: couponViews,
  Articles: articleViews,
  'Writing and speaking mocks': writingAndSpeakingViews,
  'Reading mocks': readingViews,
  'Listening mocks': listeningViews,
  'The mocks of all sections': mockLibraryViews,
  'The media library': mediaViews,
}

export const views = {
  ...signInViews,
  ...frameViews,
  ...dashboardViews,
  ...packageViews,
  ...couponViews,
  ...articleViews,
  ...writingAndSpeakingViews,
  ...readingViews,
  ...listeningViews,
  ...mockLibraryViews,
  ...mediaViews,
}
