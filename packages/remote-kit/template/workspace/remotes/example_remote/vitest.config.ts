export { remoteTests as default } from '@console/remote-kit/vitest'
