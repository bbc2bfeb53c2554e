import type { ApiClient } from '@console/shared/http'
import { receivedDashboardSchema } from '@console/shared/schemas/dashboard'

export const fetchDashboard = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'dashboard', schema: receivedDashboardSchema, signal })
