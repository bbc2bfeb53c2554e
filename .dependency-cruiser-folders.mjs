import boundaries from './.dependency-cruiser.mjs'
import { tests } from './packages/remote-kit/presets/boundaries.mjs'

const { exclude, ...options } = boundaries.options

/** Folders that import each other cannot be read, tested or changed alone. Tests and their helpers may look anywhere in their package. */
export default {
  forbidden: [
    {
      name: 'folder-cycle',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${exclude.path}|${tests}|/testing/` } },
}
