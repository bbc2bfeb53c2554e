import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig({
  html: { title: 'Catalogue of the console' },
  output: { assetPrefix: 'auto', cleanDistPath: true, dataUriLimit: 0 },
  performance: { printFileSize: false },
  plugins: [pluginReact()],
})
