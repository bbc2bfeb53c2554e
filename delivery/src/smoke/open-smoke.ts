import { createOpenSmoke } from './create-open-smoke.ts'

/** How a release is run in the workspace: asking the reference API, unless another is named. */
export const openSmoke = createOpenSmoke(async (config) =>
  (await import('./reference-api.ts')).openReferenceApi(config),
)
