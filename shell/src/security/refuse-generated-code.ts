import { config } from 'zod/mini'

// Zod would probe whether it may generate code, and the policy forbids even the question.
config({ jitless: true })
