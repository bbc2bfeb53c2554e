import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isCreateError } from './create/create-error.ts'
import { createRemote } from './create/create-remote.ts'
import { parseCreateCommand } from './create/parse-create-command.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Links the new package; the lockfile then names it, which `npm start` and `npm test` insist on. */
function install(): boolean {
  const bootstrap = join(root, 'scripts', 'bootstrap.mjs')
  const { status } = spawnSync(process.execPath, [bootstrap, 'pnpm', 'install', '--no-frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

try {
  const command = parseCreateCommand(process.argv.slice(2))
  const { name, files } = await createRemote(root, command)
  for (const file of files) console.log(`  ${file}`)
  if (!install()) {
    console.error(`${name} is made, but could not be linked. Put right what stands above, then: pnpm install`)
    process.exitCode = 1
  } else {
    console.log(`
${name} is made. What comes next:
  pnpm dev ${name}                 work on it with hot reload, inside the built console
  pnpm --filter ${name} test       its tests alone
  pnpm release publish ${name}     bring it into the running console
`)
  }
} catch (error) {
  // A sentence for what was foreseen; a stack for a fault of our own.
  console.error(isCreateError(error) ? error.message : error)
  process.exitCode = 1
}
