#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CreateError, isCreateError } from './create/create-error.ts'
import { createRemote, createStandaloneRemote } from './create/create-remote.ts'
import { parseCreateCommand } from './create/parse-create-command.ts'
import { upgradeKit } from './create/upgrade-kit.ts'

const root = process.cwd()
const bootstrap = join(root, 'scripts', 'bootstrap.mjs')

/** Links the new package and adds it to the lockfile, as `npm start` and `npm test` require. */
function install(): boolean {
  const { status } = spawnSync(process.execPath, [bootstrap, 'pnpm', 'install', '--no-frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

try {
  const command = parseCreateCommand(process.argv.slice(2))
  switch (command.kind) {
    case 'workspace': {
      if (!existsSync(bootstrap))
        throw new CreateError(`${root} is not the workspace. Say --standalone <folder>.`)
      const { name, files } = await createRemote(root, command)
      print(files)
      if (!install()) {
        console.error(
          `${name} is made, but could not be linked. Put right what stands above, then: pnpm install`,
        )
        process.exitCode = 1
        break
      }
      console.log(`
${name} is made. What comes next:
  pnpm dev ${name}                 work on it with hot reload, inside the built console
  pnpm --filter ${name} test       its tests alone
  pnpm release publish ${name}     bring it into the running console
`)
      break
    }
    case 'standalone': {
      const { name, files } = await createStandaloneRemote(command.dir, command, command.kit)
      print(files)
      console.log(`
${name} is made. What comes next, in ${command.dir}:
  pnpm install
  pnpm dev                         work on it with hot reload, inside the console's shell
  pnpm test                        its tests, on recorded answers
  pnpm check --against https://…   run it beside what a console has now
`)
      break
    }
    case 'upgrade': {
      const { from, to, changes } = await upgradeKit(command.dir, command.kit)
      console.log(`pnpm-workspace.yaml: ${from === '' ? 'none' : from} → ${to}. Next: pnpm install`)
      if (changes !== '') console.log(`\n${changes}`)
    }
  }
} catch (error) {
  // A sentence for an expected error; a stack for a bug.
  console.error(isCreateError(error) ? error.message : error)
  process.exitCode = 1
}

function print(files: readonly string[]) {
  for (const file of files) console.log(`  ${file}`)
}
