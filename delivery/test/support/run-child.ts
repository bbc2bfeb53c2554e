import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ChildTask } from './publish-in-child.ts'

/** Runs a publisher in a process of its own; `ended` tells how it ended and what it printed. */
export function runChild(task: ChildTask) {
  const program = join(import.meta.dirname, 'publish-in-child.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(task)], {
    // The children share one compile cache.
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return {
    ended: once(child, 'close').then(([code, signal]: unknown[]) => ({ code, signal, output })),
  }
}
