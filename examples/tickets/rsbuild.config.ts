import { buildRemote } from '@console/remote-kit/build'
import config from './remote.config.ts'

export default buildRemote(config)
