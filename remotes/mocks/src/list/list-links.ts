import type { ListLink } from '@console/shared/list'
import { formatNumber } from '@console/shared/ui/number'
import { healthPath, searchPath } from '../navigation/paths.ts'

/** Links above a list: mocks waiting for review, those waiting for this user, and the screens about all mocks. */
export const toListLinks = ({ all, own }: { all: number; own: number }): ListLink[] => [
  ...(all > 0
    ? [{ label: `Waiting for review (${formatNumber(all)})`, to: '?review=waiting', isMain: true }]
    : []),
  ...(own > 0 ? [{ label: `Waiting for you (${formatNumber(own)})`, to: '?review=own', isMain: true }] : []),
  { label: 'Problems in mocks', to: healthPath },
  { label: 'Search in all mocks', to: searchPath },
]
