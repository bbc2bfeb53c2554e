import { hash } from 'node:crypto'

/** Servers that compress an answer add this to its tag. */
const encodingSuffix = /-(?:br|gzip)"$/

/** A strong `ETag` (RFC 9110 §8.8.3) by what is answered: 128 bits of its hash. */
export const toTag = (text: string) => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`

/** The tags of `If-Match` or `If-None-Match`, without what compression added. */
export const readTags = (header: string): string[] =>
  header.split(',').map((tag) => tag.trim().replace(encodingSuffix, '"'))

/** Whether `If-None-Match` (RFC 9110 §13.1.2) names the current version; weak tags count as strong. */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  readTags(ifNoneMatch).some((known) => known === '*' || known.replace(/^W\//, '') === tag)
