import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'

const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: 'ignore' })
}

/** Mounts an in-memory disk at `dir`; undefined if this account may not. */
export function mountDisk(dir: string, size: string, mode = 0o755) {
  mkdirSync(dir, { recursive: true })
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dir)
  } catch {
    console.log('No disk can be mounted here, so none was tried.')
    return undefined
  }
  chmodSync(dir, mode)
  return {
    forbidWrites: () => run('mount', '-o', 'remount,ro', dir),
    unmount: () => run('umount', '--lazy', dir),
  }
}
