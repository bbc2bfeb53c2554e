import { listAffectedFilters, listAffectedStories } from './affected.ts'
import { runTasks } from './run-tasks.ts'
import type { Stage } from './stages.ts'
import type { Suite } from './suite.ts'

export type StageOptions = {
  /** Flags of turbo, among them `--affected`, which skips tasks unaffected by changes since main. */
  flags: readonly string[]
  /** Passed to the stage's commands. */
  args: readonly string[]
}

/** If a stage's build fails, that is its outcome. */
export async function runStage(stage: Stage, { flags, args }: StageOptions): Promise<Suite[]> {
  const { tasks, env = {}, needs, runs } = stage
  if (needs === 'build') {
    const failed = (await runTasks(['build'])).filter((suite) => suite.failed > 0)
    if (failed.length > 0) return failed
  }
  const isAffected = flags.includes('--affected')
  const ofTurbo = flags.filter((flag) => flag !== '--affected')
  const all = [...(stage.args ?? []), ...args]
  if (!isAffected) return runTasks(tasks, { flags: ofTurbo, args: all, env })
  if (runs !== 'stories')
    return runTasks(tasks, { flags: [...ofTurbo, ...listAffectedFilters()], args: all, env })
  const folders = listAffectedStories()
  return folders.length === 0 ? [] : runTasks(tasks, { flags: ofTurbo, args: [...all, ...folders], env })
}
