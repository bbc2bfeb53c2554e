/** A step of a workflow that runs a command. */
export type WorkflowStep = {
  run: string
  env: Record<string, string>
  /** The event without which it is left out; `closed` is that of a pull request. */
  event: string | undefined
  /** As GitHub runs it. */
  shell: readonly string[]
}

/**
 * The commands of a generated workflow in order. `env` are the names of variables and secrets, by the name in the
 * environment. Reads only the forms that the template uses.
 */
export function listSteps(workflow: string): WorkflowStep[] {
  return workflow.split(/\n(?= {2}[\w-]+:\n {4}if:)/).flatMap((job) => {
    const [, action] = /^ {4}if: github\.event\.action == '(\w+)'/m.exec(job) ?? []
    return listStepsOfJob(job).map((step) => ({ ...step, event: step.event ?? action }))
  })
}

function listStepsOfJob(job: string): WorkflowStep[] {
  return job
    .split(/\n {6}- /)
    .slice(1)
    .flatMap((step): WorkflowStep[] => {
      const [, block] = /^ {8}run: \|\n((?: {10}.+\n)+)/m.exec(`${step}\n`) ?? []
      const [, line] = /^(?: {8})?run: ([^|\n].*)$/m.exec(step) ?? []
      const run = block?.replaceAll(/^ {10}/gm, '').trim() ?? line
      if (run === undefined) return []
      const env = [...step.matchAll(/^ {10}(\w+): \$\{\{ (?:vars|secrets)\.(\w+) \}\}$/gm)]
      const [, event] = /^ {8}if: github\.event_name == '(\w+)'/m.exec(step) ?? []
      const shell = /^ {8}shell: bash$/m.test(step) ? ['bash', '-eo', 'pipefail', '-c'] : ['bash', '-e', '-c']
      return [
        { run, event, shell, env: Object.fromEntries(env.map(([, name = '', from = '']) => [name, from])) },
      ]
    })
}
