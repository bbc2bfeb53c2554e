import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts?(x)'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
  },
})
