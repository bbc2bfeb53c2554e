const names = ['Starter', 'Weekend', 'Term', 'Classroom', 'Exam week', 'Family', 'Speaking', 'Last fortnight']
/** Uneven, so that every filter gives a different count. */
const statuses = ['published', 'published', 'published', 'draft', 'draft', 'archived']
const minute = 60_000

/** Generates packages deterministically. */
export function buildPackages(count: number) {
  const newest = Date.UTC(2026, 10, 1)
  return Array.from({ length: count }, (_, index) => {
    // A prime step, so that neither names nor sizes follow the order of ids.
    const mixed = (index * 7919) % count
    const changed = new Date(newest - mixed * minute).toISOString()
    return {
      id: index + 1,
      name: `${names[mixed % names.length]} ${mixed}`,
      coins: (mixed % 400) * 10,
      gems: mixed % 90,
      price: (mixed % 5000) / 100,
      currency: 'EUR',
      status: statuses[mixed % statuses.length],
      created_at: changed,
      updated_at: changed,
    }
  })
}
