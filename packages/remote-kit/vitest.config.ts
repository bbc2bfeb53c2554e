import { defineConfig } from 'vitest/config'

/** The template's own tests run in the remotes that are made from it. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
