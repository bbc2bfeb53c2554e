import type { RsbuildConfig } from '@rsbuild/core'

/** Rewrites `import { Table } from 'antd'` to `antd/es/table`, so that components are shared one by one. */
export const antdByComponent: NonNullable<NonNullable<RsbuildConfig['source']>['transformImport']> = [
  { libraryName: 'antd', libraryDirectory: 'es', style: false, camelToDashComponentName: true },
]
