import { isDatabaseOpenError } from '../database/database-open-error.ts'
import { CommandError } from './command-error.ts'
import { runAccount } from './run-account.ts'

try {
  await runAccount(process.argv.slice(2), {
    env: process.env,
    input: process.stdin,
    print: (line) => console.log(line),
  })
} catch (error) {
  if (!(error instanceof CommandError) && !isDatabaseOpenError(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
