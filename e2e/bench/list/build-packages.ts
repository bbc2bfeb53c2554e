const names = ['Starter', 'Weekend', 'Term', 'Classroom', 'Exam week', 'Family', 'Speaking', 'Last fortnight']
/** Uneven, so that every filter leaves another number. */
const statuses = ['published', 'published', 'published', 'draft', 'draft', 'archived']
const minute = 60_000

/** As many packages as asked for, the same ones every time. */
export function buildPackages(count: number) {
  const newest = Date.UTC(2026, 10, 1)
  return Array.from({ length: count }, (_, index) => {
    // A prime step, so that neither the names nor the sizes come in the order of the ids.
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
