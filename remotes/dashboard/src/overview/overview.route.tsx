import { Table } from 'antd'
import { dashboardSchema } from '@console/shared/schemas/dashboard'
export function Component() {
  return <><h1>Dashboard</h1><Table dataSource={[dashboardSchema.safeParse({})]} /></>
}
