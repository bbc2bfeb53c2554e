#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { findProgram } from './find-browsers.ts'

/**
 * Playwright starts this script as Firefox and speaks WebDriver BiDi with it. Playwright insists on overriding media
 * features, which Firefox ESR does not support, so that command is answered here and ignored.
 */
const unknownCommand = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(findProgram('firefox'), process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
})
firefox.once('exit', (code) => process.exit(code ?? 1))

createInterface(firefox.stderr).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1]
  if (address === undefined) console.error(line)
  else relay(address)
})

/** Announces its own port on standard error in Firefox's format. */
function relay(address: string) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const at = server.address()
    if (at === null || typeof at === 'string') throw new Error('The relay has no port')
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}`)
  })
  server.on('connection', (client, request) => {
    const browser = new WebSocket(`${address}${request.url ?? ''}`)
    const waiting: string[] = []
    browser.on('open', () => {
      for (const message of waiting.splice(0)) browser.send(message)
    })
    browser.on('message', (data) => client.send(toText(data)))
    browser.on('close', () => client.close())
    client.on('close', () => browser.close())
    client.on('message', (data) => {
      const message = toText(data)
      const { id, method } = parseCommand(message)
      if (method === unknownCommand) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else if (browser.readyState === WebSocket.OPEN) browser.send(message)
      else waiting.push(message)
    })
  })
}

const toText = (data: RawData) => data.toString()

function parseCommand(message: string): { id: number; method: string } {
  return JSON.parse(message)
}
