import { frameViews } from './frame-views.ts'
import { mediaViews } from './media-views.ts'
import { sectionViews } from './section-views.ts'

/** Every screen and state that axe and pictures look at. */
export const views = { ...frameViews, ...sectionViews, ...mediaViews }
