import commerce from 'commerce/remote'
import content from 'content/remote'
import dashboard from 'dashboard/remote'
import mocks from 'mocks/remote'
import { startConsole } from 'shell/start-console'

const remotes = new Map([commerce, content, dashboard, mocks].map((remote) => [remote.name, remote]))

void startConsole({ importRemote: async ({ name }) => ({ default: remotes.get(name) }) })
