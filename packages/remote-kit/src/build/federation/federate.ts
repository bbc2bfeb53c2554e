import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { RsbuildPlugin } from '@rsbuild/core'

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0]

/** Puts Module Federation's plugin into a unit's build; `options` say what is the unit's own. */
export function federate(options: FederationOptions): RsbuildPlugin {
  return {
    name: 'console-federation',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.plugins?.push(
          new ModuleFederationPlugin({
            shareStrategy: 'loaded-first',
            dts: false,
            experiments: { optimization: { target: 'web' } },
            ...options,
          }),
        )
      })
    },
  }
}
