import boundaries from './.dependency-cruiser.mjs'
import { tests } from './packages/remote-kit/presets/boundaries.mjs'

const { exclude, ...options } = boundaries.options

/**
 * The imports that `scripts/folder-rings.ts` looks at: folders that import each other cannot be read, tested or changed alone. Tests and
 * their helpers may import anything of their package. (A rule with `scope: 'folder'` sees no ring that goes through nested folders.)
 */
export default {
  options: { ...options, exclude: { path: `${exclude.path}|${tests}|/testing/` } },
}
