import type { ServedEnvironment } from '@console/shared/release-server/environments'

type Released = NonNullable<ServedEnvironment['release']>

/** The shell or a remote, as deployed in an environment. */
export type DeployedUnit = Released['remotes'][number]

/** One unit in one environment. */
export type Deployment = {
  environment: string
  /** Id of its current release; null if it has none or cannot be read. */
  release: string | null
  /** Null if that release does not have it. */
  unit: DeployedUnit | null
  /** Name of the compared environment, if the version there differs. */
  differsFrom: string | null
}

export type UnitDeployments = Pick<DeployedUnit, 'name' | 'title' | 'team'> & {
  deployments: readonly Deployment[]
}

/** Every unit of any environment, the shell first, each compared with the first environment. */
export function listDeployments(environments: readonly ServedEnvironment[]): UnitDeployments[] {
  const listed = environments.map(({ environment, release }) => ({
    environment,
    release: release?.id ?? null,
    units: release === null ? [] : listUnits(release),
  }))
  const first = listed.find(({ release }) => release !== null)
  const names = new Set(listed.flatMap(({ units }) => units.map(({ name }) => name)))
  return [...names].flatMap((name) => {
    const find = (units: readonly DeployedUnit[]) => units.find((unit) => unit.name === name) ?? null
    const known = listed.map(({ units }) => find(units)).find((unit) => unit !== null)
    if (known === undefined) return []
    const { title, team } = known
    const reference = first === undefined ? null : find(first.units)
    const deployments = listed.map(({ environment, release, units }) => {
      const unit = find(units)
      const isSame = release === null || unit?.version === reference?.version
      return { environment, release, unit, differsFrom: isSame ? null : (first?.environment ?? null) }
    })
    return [{ name, title, team, deployments }]
  })
}

const listUnits = ({ shell, remotes }: Released): DeployedUnit[] => [
  { name: 'shell', title: 'Shell', team: 'Platform', version: shell.version },
  ...remotes,
]
