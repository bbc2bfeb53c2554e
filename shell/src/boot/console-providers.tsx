import { PlatformProvider } from '@console/shared/platform-context'
import { QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { BootDocumentsContext } from '../release/boot-documents.ts'
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts'
import type { StartedConsole } from './create-console.ts'

export type ConsoleProvidersProps = PropsWithChildren<{ started: StartedConsole }>

/** Provides the console's services to its screens, each in a context of its own. */
export const ConsoleProviders = ({
  started: { documents, loader, platform },
  children,
}: ConsoleProvidersProps) => (
  <BootDocumentsContext value={documents}>
    <RemoteLoaderContext value={loader}>
      <PlatformProvider value={platform}>
        <QueryClientProvider client={platform.queryClient}>{children}</QueryClientProvider>
      </PlatformProvider>
    </RemoteLoaderContext>
  </BootDocumentsContext>
)
