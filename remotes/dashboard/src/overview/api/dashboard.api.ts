import type { ApiClient } from '@console/shared/http'
import { dashboardSchema } from '@console/shared/schemas/dashboard'

export const fetchDashboard = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'dashboard', schema: dashboardSchema, signal })
