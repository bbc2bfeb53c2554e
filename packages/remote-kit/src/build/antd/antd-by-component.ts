import type { RsbuildConfig } from '@rsbuild/core'

type Source = NonNullable<RsbuildConfig['source']>

/**
 * Rewrites `import { Table } from 'antd'` to `antd/es/table`, so that components are shared individually; also in the
 * kit's own packages, which a standalone repository has as compiled files in `node_modules`.
 */
export const antdByComponent = {
  transformImport: [
    { libraryName: 'antd', libraryDirectory: 'es', style: false, camelToDashComponentName: true },
  ],
  include: [/[\\/]node_modules[\\/]@console[\\/]/],
} satisfies Source
