import { buildRemoteBoundaries } from '@console/remote-kit/boundaries'

export default buildRemoteBoundaries()
