/** What learners have of a mock once it has a status; of one in somebody's own words nobody can say. */
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
