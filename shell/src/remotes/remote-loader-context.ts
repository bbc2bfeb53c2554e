import { createContext, use } from 'react'
import type { RemoteLoader } from './remote-loader.ts'

export const RemoteLoaderContext = createContext<RemoteLoader | null>(null)

export function useRemoteLoader(): RemoteLoader {
  const loader = use(RemoteLoaderContext)
  if (loader === null) throw new Error('useRemoteLoader was called outside the console')
  return loader
}
