import type { RemoteModule } from '@console/shared/remote'
import { couponsPath, newPackagePath, packagesPath } from './paths.ts'
import { buildRoutes } from './routes.tsx'

export default {
  name: 'commerce',
  routes: buildRoutes,
  commands: () => [
    { id: 'packages', title: 'Packages', to: packagesPath, keywords: ['coins', 'gems', 'price'] },
    { id: 'new-package', title: 'New package', to: newPackagePath, keywords: ['create', 'add'] },
    { id: 'coupons', title: 'Coupons', to: couponsPath, keywords: ['discount', 'code', 'campaign'] },
  ],
} satisfies RemoteModule
