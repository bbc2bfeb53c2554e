import '../containment/count-commits.ts'
import '../security/guard-page.ts'
import '../security/refuse-generated-code.ts'

import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Ribbon } from '../environment/ribbon.tsx'
import { fetchBootDocuments } from '../release/fetch-boot-documents.ts'
import type { ImportRemote } from '../remotes/remote-loader.ts'
import { BootErrorScreen } from './boot-error-screen.tsx'
import '../theme/base.css'
import '../theme/print.css'
import { ConsoleContext, createConsoleServices } from '../platform/console-services.ts'
import { createConsoleRouter } from '../router/console-router.tsx'
import { reportRouteErrors } from '../router/report-route-errors.ts'
import { toSignInPath } from '../session/redirect-target.ts'
import { isSignedIn } from '../session/session.store.ts'
import { joinRunningSession, startSessionChannel } from '../session/session-channel.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { startTheme } from '../theme/theme.store.ts'

export type ConsoleParts = { importRemote: ImportRemote }

/** Starts the console in `#root`. Everything that can go wrong ends in a screen that says so. */
export async function startConsole({ importRemote }: ConsoleParts) {
  startTheme()
  const root = createRoot(findRoot())
  try {
    startSessionChannel()
    const [documents] = await Promise.all([fetchBootDocuments(), joinRunningSession()])
    showSignInFirst()
    const services = createConsoleServices(documents, importRemote)
    renderConsole(root, services)
    void startTelemetry(services.telemetry, services.loader)
  } catch (error) {
    root.render(
      <>
        <Ribbon />
        <BootErrorScreen error={error} />
      </>,
    )
  }
}

function renderConsole(root: Root, services: ReturnType<typeof createConsoleServices>) {
  root.render(
    <ConsoleContext value={services}>
      <QueryClientProvider client={services.platform.queryClient}>
        <RouterProvider
          router={createConsoleRouter(services)}
          onError={reportRouteErrors(services.telemetry, services.loader)}
        />
      </QueryClientProvider>
    </ConsoleContext>,
  )
}

/** The frame's loader would redirect as well, but only after the frame's code has been loaded for nothing. */
function showSignInFirst() {
  if (isSignedIn() || location.pathname.startsWith('/signin')) return
  history.replaceState(null, '', toSignInPath(location))
}

function findRoot(): HTMLElement {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The document has no element #root')
  return element
}
