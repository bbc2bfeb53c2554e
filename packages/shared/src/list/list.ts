// biome-ignore-all lint/performance/noBarrelFile: the shell shares a single module
/** The list as the shell provides it to every remote: one copy per page, in the shell's version. */

export { rangeFilter, toChoices, updatedByFilter, updatedFilter } from './common-filters.ts'
export { defineList, type ListColumn, type ListFilter, type UrlOf } from './define-list.ts'
export type { ListLink } from './list-actions.tsx'
export { ListPage } from './list-page.tsx'
export { ListSkeleton } from './list-skeleton.tsx'
export { RecordList } from './record-list.tsx'
export type { RowAction } from './row-action.ts'
export { useList } from './use-list.ts'
