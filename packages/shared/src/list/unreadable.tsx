// biome-ignore-all lint/performance/noBarrelFile: one part, loaded when a record could not be read
export { UnreadableNotice } from './unreadable-notice.tsx'
export { UnreadableRow, withUnreadableRows } from './unreadable-rows.tsx'
