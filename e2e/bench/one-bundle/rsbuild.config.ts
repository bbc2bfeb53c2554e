import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/** The same sources as one application: what the federated console is compared with. */
export default defineConfig({
  source: {
    entry: { index: './one-bundle.ts' },
    transformImport: [
      { libraryName: 'antd', libraryDirectory: 'es', style: false, camelToDashComponentName: true },
    ],
  },
  html: { scriptLoading: 'defer' },
  output: { assetPrefix: '/shell/one/', cleanDistPath: true },
  performance: { printFileSize: false },
  plugins: [pluginReact()],
})
