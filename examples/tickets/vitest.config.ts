export { recordedRemoteTests as default } from '@console/remote-kit/vitest'
