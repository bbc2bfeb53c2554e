import { openReleaseStore } from '../../src/releases/release-store.ts'
import type { UnitToPublish } from '../../src/releases/units/read-built-unit.ts'
import { mirrorBucket } from '../../src/storage/bucket-mirror.ts'
import { openBucket } from '../../src/storage/open-bucket.ts'

/** The child's one argument as JSON: units to publish, one after another. */
export type BucketTask = { address: string; dir: string; units: UnitToPublish[] }

const { address, dir, units }: BucketTask = JSON.parse(process.argv[2] ?? '')
const store = openReleaseStore(dir, { mirror: mirrorBucket(await openBucket(address, process.env), dir) })
for (const unit of units) await store.publish({ units: [unit], by: unit.name, reason: 'from a child' })
console.log('done')
