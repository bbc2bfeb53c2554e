/** DESIGN §7: a skeleton shows after 150 ms. */
const skeletonDelay = 150

/**
 * For loaders: waits for a screen's requests, but no longer than until its skeleton is due. An early failure is thrown
 * and reaches the route-error screen; a late one is thrown by the component that reads the query.
 */
export async function untilSkeleton(...requests: Promise<unknown>[]): Promise<void> {
  const all = Promise.all(requests)
  all.catch(() => undefined)
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, skeletonDelay))])
}
