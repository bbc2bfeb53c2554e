/** A step of a workflow that runs a command. */
export type WorkflowStep = { run: string; env: Record<string, string>; onPush: boolean }

/**
 * The commands of a generated workflow in order. `env` are the names of variables and secrets, by the name in the
 * environment. Reads only the forms that the template uses.
 */
export function listSteps(workflow: string): WorkflowStep[] {
  return workflow
    .split(/\n {6}- /)
    .slice(1)
    .flatMap((step): WorkflowStep[] => {
      const [, run] = /^run: (.+)$/m.exec(step) ?? []
      if (run === undefined) return []
      const env = [...step.matchAll(/^ {10}(\w+): \$\{\{ (?:vars|secrets)\.(\w+) \}\}$/gm)]
      return [
        {
          run,
          env: Object.fromEntries(env.map(([, name = '', from = '']) => [name, from])),
          onPush: step.includes("if: github.event_name == 'push'"),
        },
      ]
    })
}
