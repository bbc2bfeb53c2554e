import { readFile } from 'node:fs/promises'
import type { SiteLayout } from './site-layout.ts'

/** The files at their addresses. Each is read once, however often it is needed. */
export type PublishedFiles = { read(address: string): Promise<Buffer> }

export function openPublishedFiles(layout: SiteLayout): PublishedFiles {
  const known = new Map<string, Promise<Buffer>>()
  return {
    read(address) {
      const content = known.get(address) ?? readFile(layout.address(address))
      known.set(address, content)
      return content
    },
  }
}
