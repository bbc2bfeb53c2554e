import { findIntegrity } from '../release/release-assets.ts'

/** Rspack's runtime of the shell; the build (`checked-chunks.ts`) has it ask here before it loads a file. */
declare const __webpack_require__: { findIntegrity(address: string): string }

/** No file of the shell is loaded from here on that is not byte for byte what was published with the document. */
export function checkOwnFiles(): void {
  __webpack_require__.findIntegrity = findIntegrity
}
