import { isUnderWay } from '@console/shared/fresh-chunks'

/**
 * Aborts a remote's unfinished preloads and lets those files be requested again: HTTP/1.1 allows six connections per
 * host, which stalled requests would fill.
 */
export function abortPreloads(remote: string): void {
  const base = `${location.origin}/remotes/${remote}/`
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (!isUnderWay(link) || !link.href.startsWith(base)) continue
    const mark = document.createElement('link')
    mark.dataset['failed'] = link.href
    link.replaceWith(mark)
  }
}
