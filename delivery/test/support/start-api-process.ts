import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(import.meta.resolve('@console/admin-api/main'))

export type ApiProcess = {
  port: number
  /** Since it was started. */
  countAnswered(): number
  /** Resolves to the exit code, null where the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** The admin API alone, with the demo accounts, as behind a proxy on this machine. */
export async function startApiProcess(databaseUrl: string, port = 0): Promise<ApiProcess> {
  const child = spawn(process.execPath, [program, '--demo'], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      TRUSTED_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error('The API ended before it was ready')
    }),
  ])
  let answered = 0
  // A line of JSON for each request.
  child.stdout.on('data', (lines) => {
    answered += String(lines).match(/^\{/gm)?.length ?? 0
  })
  return {
    port: Number(/:(\d+)\//.exec(String(line))?.[1]),
    countAnswered: () => answered,
    async end(signal) {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
