import { expect, it } from 'vitest'
import { toEnvironment } from './environment.ts'

// proves 1.5, 4.4
it.each([
  ['localhost', 'development'],
  ['LOCALHOST', 'development'],
  ['127.0.0.1', 'development'],
  ['192.168.1.20', 'development'],
  ['[::1]', 'development'],
  ['[2001:db8::7]', 'development'],
  ['staging.console.example.com', 'staging'],
  ['console-test.example.com', 'staging'],
  ['dev.example.com', 'staging'],
  ['Console-DEV.example.com', 'staging'],
  ['console.example.com', 'production'],
  ['10.example.com', 'production'],
] as const)('the host %s is %s', (host, environment) => {
  expect(toEnvironment(host)).toBe(environment)
})
