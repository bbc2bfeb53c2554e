import { buildShell } from '@console/remote-kit/build-shell'

export default buildShell()
