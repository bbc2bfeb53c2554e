import { startConsole } from './boot/start-console.tsx'
import { importFederated } from './remotes/import-federated.ts'

void startConsole({ importRemote: importFederated })
