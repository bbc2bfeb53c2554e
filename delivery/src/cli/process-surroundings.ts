import type { Surroundings } from './steps/release-context.ts'

/** The surroundings of a command that a person or a job started: this process. */
export const toProcessSurroundings = (
  root: string,
  openSmoke: NonNullable<Surroundings['openSmoke']>,
): Surroundings => ({
  root,
  env: process.env,
  print: (line) => console.log(line),
  openSmoke,
})
