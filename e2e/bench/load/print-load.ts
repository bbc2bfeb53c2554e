import { type Load, toRatio, type Weight } from './weights.ts'
import { visitNames } from './visits.ts'

const toKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const describe = ({ scripts, scriptBytes, requests }: Weight) =>
  `${toKilobytes(scriptBytes).padStart(9)} in ${String(scripts).padStart(2)} scripts, ${String(requests).padStart(2)} requests`

export function printLoad(load: Load) {
  const { weights, depth, duplicates } = load
  console.log('\nCold, JavaScript as served (brotli):\n')
  for (const visit of visitNames) {
    console.log(
      `  ${visit.padEnd(14)} federated ${describe(weights.federated[visit])}   one bundle ${describe(weights.one[visit])}   ×${toRatio(load, visit).toFixed(3)}`,
    )
  }
  console.log(`\n  First row of /packages/: ${depth} round trips deep`)
  for (const { library, files } of duplicates) {
    console.log(`  Copies of ${library} in remotes: ${files.length === 0 ? 'none' : files.join(', ')}`)
  }
  if (process.env['FILES']) console.log(weights.federated[visitNames[3]].files, weights.one[visitNames[3]].files)
}
