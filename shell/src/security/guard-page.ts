/** What has to stand before any other code of the console runs, its libraries included. See docs/security.md. */
import { checkOwnFiles } from './check-own-files.ts'
import { requireTrustedTypes } from './trusted-types.ts'

// A library that is imported here or by these files would run before them.
requireTrustedTypes()
checkOwnFiles()
