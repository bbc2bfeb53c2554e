import type { MockNode } from './mock-content.ts'

/** A field as text; empty where the node has none or something else. */
export function readText(node: MockNode | undefined, field: string): string {
  const value = node?.fields[field]
  return typeof value === 'string' ? value : ''
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0
