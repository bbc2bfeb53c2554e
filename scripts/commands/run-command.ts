import { spawn } from 'node:child_process'

export type CommandOptions = {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Milliseconds after which the command and everything it started are killed. */
  limit: number
  /** How a failure names the command; the command line itself when absent. */
  label?: string
}

export type CommandResult = {
  label: string
  /** Null when the command was killed or could not be started. */
  code: number | null
  timedOut: boolean
  /** stdout and stderr in the order they came. */
  output: string
  seconds: number
}

const runningGroups = new Set<number>()

/** Runs one command in a process group of its own; nothing it started outlives it. Never rejects. */
export function runCommand(argv: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const [file = '', ...args] = argv
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let timedOut = false
    const keep = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const timer = setTimeout(() => {
      timedOut = true
      killGroup(child.pid)
    }, options.limit)
    if (child.pid !== undefined) runningGroups.add(child.pid)
    // A grandchild that lives on would hold the pipes open, and `close` would never come.
    child.on('exit', () => killGroup(child.pid))
    child.on('error', (error) => keep(`${error.message}\n`))
    child.on('close', (code) => {
      clearTimeout(timer)
      if (child.pid !== undefined) runningGroups.delete(child.pid)
      resolve({
        label: options.label ?? argv.join(' '),
        code: timedOut || child.pid === undefined ? null : code,
        timedOut,
        output,
        seconds: (performance.now() - startedAt) / 1000,
      })
    })
  })
}

/** For the end of the whole check by a signal. */
export function killRunningCommands(): void {
  for (const pid of runningGroups) killGroup(pid)
}

function killGroup(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Everything in the group has ended already.
  }
}
