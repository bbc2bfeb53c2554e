import { importFederated } from './remotes/import-federated.ts'
import { startConsole } from './console/start-console.tsx'

void startConsole({ importRemote: importFederated })
