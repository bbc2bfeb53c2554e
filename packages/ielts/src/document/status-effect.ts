/** Explains whether learners see a mock with this status; undefined for a status that the console does not know. */
export function describeStatusEffect(status: string | undefined): { description: string } | undefined {
  switch (status?.trim().toLowerCase()) {
    case 'published':
      return { description: 'Learners can take it now.' }
    case 'draft':
    case 'in review':
      return { description: 'Learners do not see it until it is published.' }
    case 'archived':
      return { description: 'Learners do not see it.' }
    default:
      return undefined
  }
}
