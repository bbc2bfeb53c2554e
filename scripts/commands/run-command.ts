import { spawn } from 'node:child_process'

export type CommandOptions = {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Milliseconds after which the command and all its children are killed. */
  limit: number
}

export type CommandResult = {
  /** Null if the command was killed or could not be started. */
  code: number | null
  /** stdout and stderr in order of arrival. */
  output: string
}

/** Runs a command in a process group of its own, so that no child outlives it. Never rejects. */
export function runCommand(argv: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const { cwd, env = process.env, limit } = options
  const [file = '', ...args] = argv
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const end = () => killGroup(child.pid)
    const timer = setTimeout(end, limit)
    process.once('exit', end)
    // A surviving grandchild would keep the pipes open, so that `close` would never be emitted.
    child.on('exit', end)
    child.on('error', (error) => keep(`${error.message}\n`))
    child.on('close', (code) => {
      clearTimeout(timer)
      process.off('exit', end)
      resolve({ code: child.pid === undefined ? null : code, output })
    })
  })
}

function killGroup(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has already ended.
  }
}
