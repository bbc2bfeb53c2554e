import { startConsole } from 'shell/start-console'

const remotes: Record<string, () => Promise<unknown>> = {
  dashboard: () => import('dashboard/remote'),
  commerce: () => import('commerce/remote'),
  content: () => import('content/remote'),
  mocks: () => import('mocks/remote'),
}

void startConsole({ importRemote: ({ name }) => remotes[name]?.() ?? Promise.resolve(undefined) })
