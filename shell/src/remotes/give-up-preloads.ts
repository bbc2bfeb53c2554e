import { isUnderWay } from '@console/shared/fresh-chunks'

/**
 * Ends the preloads of a remote that have not come yet, and has those files asked for again: HTTP/1.1 gives a browser six
 * connections to the console, so that what never comes would hold everybody up.
 */
export function giveUpPreloads(remote: string): void {
  const base = `${location.origin}/remotes/${remote}/`
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (!isUnderWay(link) || !link.href.startsWith(base)) continue
    const mark = document.createElement('link')
    mark.dataset['failed'] = link.href
    link.replaceWith(mark)
  }
}
