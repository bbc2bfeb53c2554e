import type { Drafts, SessionReader } from '@console/shared/platform'
import { formatNumber } from '@console/shared/ui/number'
import { couponsPath } from '../../navigation/paths.ts'
import { batchSchema, type CodeBatch } from './code-batch.ts'

const key = { entity: 'coupon-batches', id: 'new' }

type Keeping = { drafts: Drafts; session: SessionReader }

/**
 * Keeps a batch on the device from before its first call until all of it is made, so that it can be gone on with after a
 * reload or a crash. Its codes say which of it is made: they are looked for on the server.
 */
export async function keepBatch({ drafts, session }: Keeping, batch: CodeBatch): Promise<void> {
  await drafts.store({
    owner: session.readUser()?.id ?? 'nobody',
    key,
    document: batch,
    baseVersion: null,
    title: `Batch of ${formatNumber(batch.codes.length)} coupon codes`,
    path: `${couponsPath}?generate`,
  })
}

export async function readKeptBatch({ drafts }: Keeping): Promise<{ batch: CodeBatch; at: number } | null> {
  const draft = await drafts.read(key)
  const found = batchSchema.safeParse(draft?.document)
  return draft !== null && found.success ? { batch: found.data, at: draft.savedAt } : null
}

export const forgetBatch = ({ drafts }: Keeping): Promise<void> => drafts.discard(key)
