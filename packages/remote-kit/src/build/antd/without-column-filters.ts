import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'

const filterDropdown = /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/
const noColumnFilters = fileURLToPath(new URL('./no-column-filters.ts', import.meta.url))

/** Leaves out of antd's tables what filters a single column: nobody's list asks for it, and everybody's would load it. */
export const withoutColumnFilters = (): RsbuildPlugin => ({
  name: 'without-column-filters',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.plugins?.push(new rspack.NormalModuleReplacementPlugin(filterDropdown, noColumnFilters))
    })
  },
})
