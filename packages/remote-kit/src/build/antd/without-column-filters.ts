import type { RsbuildPlugin } from '@rsbuild/core'
import { siblingModule } from '../../modules/sibling-module.ts'

const filterDropdown = /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/
const noColumnFilters = siblingModule(import.meta.filename, 'no-column-filters')

/** Leaves out of antd's tables what filters a single column: nobody's list asks for it, and everybody's would load it. */
export const withoutColumnFilters = (): RsbuildPlugin => ({
  name: 'without-column-filters',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.plugins?.push(new rspack.NormalModuleReplacementPlugin(filterDropdown, noColumnFilters))
    })
  },
})
