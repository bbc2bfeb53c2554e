import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'

const createIcon = /[\\/]createLucideIcon\.m?js$/
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
const iconLoader = fileURLToPath(new URL('./icon-loader.ts', import.meta.url))
const createPlainIcon = fileURLToPath(new URL('./plain-icon.ts', import.meta.url))

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
