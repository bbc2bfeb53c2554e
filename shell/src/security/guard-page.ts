/** What has to stand before any other code of the console runs, its libraries included. See docs/security.md. */
import { config } from 'zod/mini'
import { giveStylesNonce, readStyleNonce } from './style-nonce.ts'
import { requireTrustedTypes } from './trusted-types.ts'

requireTrustedTypes()
giveStylesNonce(readStyleNonce())
// Zod would probe whether it may generate code, and the policy forbids even the question.
config({ jitless: true })
