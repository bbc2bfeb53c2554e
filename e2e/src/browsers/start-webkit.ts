import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './find-browsers.ts'
import { findPort } from './find-port.ts'
import { openSession, type WebDriver } from './webdriver.ts'

/** WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit(): Promise<{ driver: WebDriver; close(): Promise<void> }> {
  const binary = findProgram('webKit')
  const driverPath = findProgram('webKitDriver')
  const display = spawn(findProgram('display'), ['-displayfd', '3', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await readLine(display.stdio[3])
  const port = await findPort()
  const service = spawn(driverPath, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await isListening(`${url}/status`, service)
  const driver = await openSession(url, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  return {
    driver,
    async close() {
      await driver.close()
      for (const program of [service, display]) program.kill()
    },
  }
}

async function readLine(stream: unknown): Promise<string> {
  for await (const line of createInterface(stream as Readable)) return line
  throw new Error('The display named no number')
}

async function isListening(url: string, service: ChildProcess) {
  while (service.exitCode === null) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await wait(50)
  }
  throw new Error(`WebKit's WebDriver ended with ${service.exitCode}`)
}
