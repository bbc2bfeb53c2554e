import type { RsbuildPlugin } from '@rsbuild/core'
import { siblingModule } from '../../modules/sibling-module.ts'

const createIcon = /[\\/]createLucideIcon\.m?js$/
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
const iconLoader = siblingModule(import.meta.filename, 'icon-loader')
const createPlainIcon = siblingModule(import.meta.filename, 'plain-icon')

/** Draws lucide's icons with a component of our own: what is theirs weighs as much as all icons of a screen. */
export const plainIcons = (): RsbuildPlugin => ({
  name: 'plain-icons',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.module?.rules?.push({ test: icons, loader: iconLoader })
      config.plugins?.push(new rspack.NormalModuleReplacementPlugin(createIcon, createPlainIcon))
    })
  },
})
