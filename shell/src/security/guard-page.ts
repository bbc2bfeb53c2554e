/** Runs before any other code of the console, its libraries included. See docs/security.md. */
import { checkOwnFiles } from './check-own-files.ts'
import { requireTrustedTypes } from './trusted-types.ts'

// A library that is imported here or by these files would run before them.
requireTrustedTypes()
checkOwnFiles()
