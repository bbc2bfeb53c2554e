import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts?(x)'],
    testTimeout: 30_000,
    // Node loads it as it is; Vite would complain of every file in its source maps.
    server: { deps: { external: [/posthog-js/] } },
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
  },
})
