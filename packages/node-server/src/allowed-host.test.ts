import { expect, it } from 'vitest'
import { createHostCheck } from './allowed-host.ts'

it.each([
  ['http://localhost:4173', [], true],
  ['http://127.0.0.1', [], true],
  ['http://[::1]:80', [], true],
  ['http://rebound.example', [], false],
  ['http://localhost.rebound.example', [], false],
  ['http://localhost.', [], false],
  ['http://console.example.com', ['Console.example.com'], true],
  ['http://console.example.com:8080', ['console.example.com'], true],
  ['http://console.example.com:8080', ['console.example.com:8080'], true],
  ['http://console.example.com:8080', ['console.example.com:8081'], false],
  ['http://localhost', ['console.example.com'], false],
])('allows a request for %s when %j are allowed: %s', (url, allowedHosts, isIn) => {
  expect(createHostCheck(allowedHosts)(new Request(url))).toBe(isIn)
})
