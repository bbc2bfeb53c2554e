import { randomInt } from 'node:crypto'

/** Tasks of turbo.json that run concurrently; a stage waits for the previous one. */
export type Stage = {
  title: string
  tasks: readonly string[]
  /** Passed to the command of every task. */
  args?: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Needs a production build and a browser. */
  needs?: 'build'
  runs?: 'stories'
}

const vitest = {
  tasks: ['test', 'test:scripts'],
  args: ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/report.json'],
}

const checks: Stage = {
  title: 'Format, lint, boundaries, types and build',
  tasks: ['lint', 'spec', 'boundaries', 'unused', 'duplicates', 'typecheck', 'build'],
}
const budgets: Stage = { title: 'Budgets', tasks: ['budget', 'load'], needs: 'build' }
const unit: Stage = { title: 'Unit and route tests', ...vitest }
const gate: Stage = { title: 'Stories of the gate', tasks: ['gate'], needs: 'build', runs: 'stories' }
const unitAll: Stage = { ...unit, env: { ALL_TESTS: '1' } }
const patterns: Stage = { title: 'Every regular expression', tasks: ['patterns'] }
const kills: Stage = { title: 'Records after kills', tasks: ['durability'], args: vitest.args }
const stories: Stage = { title: 'End-to-end stories', tasks: ['stories'], needs: 'build', runs: 'stories' }

const catalogue: Stage = { title: 'Looks of the catalogue', tasks: ['looks'], runs: 'stories' }

/** The stages of `npm test`, in order. */
export const gateStages: readonly Stage[] = [checks, budgets, unit, gate]

/** The stages of `npm run test:all`. */
const allStages: readonly Stage[] = [checks, budgets, patterns, unitAll, kills, catalogue, stories]

const namedStages: Readonly<Record<string, readonly Stage[]>> = {
  all: allStages,
  static: [checks],
  budgets: [budgets],
  unit: [unit],
  gate: [gate],
  patterns: [patterns],
  catalogue: [catalogue],
  kills: [kills],
  stories: [stories],
  chaos: [
    { title: 'The whole fault matrix', tasks: ['chaos'], needs: 'build' },
    { ...kills, title: 'Records after hundreds of kills', env: { KILLS: 'many' } },
  ],
  properties: [
    {
      ...vitest,
      title: 'Property tests from another seed, with 20 times the runs',
      args: [...vitest.args, '--testTimeout=1200000'],
      env: { FC_SEED: process.env['FC_SEED'] ?? String(randomInt(2 ** 31)), FC_RUNS: '20' },
    },
  ],
  mutate: [{ title: 'Mutations', tasks: ['mutate'] }],
}

/** Names for `pnpm check <name>…`: stages, and single tasks of the static stage. */
export const stageNames: readonly string[] = [...Object.keys(namedStages), ...checks.tasks]

export const findStages = (name: string): readonly Stage[] =>
  namedStages[name] ?? [{ title: name, tasks: [name] }]
