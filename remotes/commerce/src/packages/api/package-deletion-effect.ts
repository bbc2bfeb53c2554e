import type { Package } from '@console/shared/schemas/package'

/** Who is affected when a package is deleted; null where no learner has it. */
export const describeDeletion = ({ status }: Pick<Package, 'status'>): string | null =>
  status === 'published' ? 'It is published: learners will no longer be able to buy it.' : null
