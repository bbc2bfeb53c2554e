import '../security/guard-page.ts'
import '../security/refuse-generated-code.ts'

import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { useStore } from 'zustand'
import { watchCanaries } from '../canary/watch-canaries.ts'
import { routerStore } from '../containment/router-in-use.ts'
import { Ribbon } from '../environment/ribbon.tsx'
import { watchRemotes } from '../last-known-good/watch-remotes.ts'
import { announceFirstScreen } from '../network/first-screen-ready.ts'
import { takePreview } from '../preview/take-preview.ts'
import { fetchBootDocuments } from '../release/fetch-boot-documents.ts'
import type { ImportRemote } from '../remotes/exposed-module.ts'
import { reportFailedRemotes } from '../remotes/report-failed-remotes.ts'
import { BootErrorScreen } from './boot-error-screen.tsx'
import { ConsoleProviders } from './console-providers.tsx'
import { createConsole, type StartedConsole } from './create-console.ts'
import { whenFirstScreen } from './when-first-screen.ts'
import '@console/shared/theme/base.css'
import '../theme/print.css'
import { createConsoleRouter } from '../router/console-router.tsx'
import { reportRouteErrors } from '../router/report-route-errors.ts'
import { toSignInPath } from '../session/redirect-target.ts'
import { isSignedIn } from '../session/session.store.ts'
import { joinRunningSession, startSessionChannel } from '../session/session-channel.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { startTheme } from '../theme/theme.store.ts'

export type ConsoleParts = { importRemote: ImportRemote }

/** Starts the console in `#root`. Every failure ends in a screen that explains it. */
export async function startConsole({ importRemote }: ConsoleParts) {
  startTheme()
  const root = createRoot(findRoot())
  try {
    startSessionChannel()
    const [fetched] = await Promise.all([fetchBootDocuments(), joinRunningSession()])
    const documents = await takePreview(fetched)
    showSignInFirst()
    const started = createConsole(documents, importRemote)
    reportFailedRemotes(started.telemetry, started.loader)
    await watchCanaries({ ...documents, ...started })
    watchRemotes({ ...documents, ...started })
    renderConsole(root, started)
    void startTelemetry(started.telemetry)
  } catch (error) {
    root.render(
      <>
        <Ribbon />
        <BootErrorScreen error={error} />
      </>,
    )
  }
}

function renderConsole(root: Root, started: StartedConsole) {
  const { documents, loader, platform, telemetry } = started
  const router = createConsoleRouter({ release: documents.release, loader, platform })
  root.render(
    <ConsoleProviders started={started}>
      <ConsoleRouter telemetry={telemetry} />
    </ConsoleProviders>,
  )
  whenFirstScreen(router, started, announceFirstScreen)
}

function ConsoleRouter({ telemetry }: Pick<StartedConsole, 'telemetry'>) {
  const { router, renewed } = useStore(routerStore)
  return router && <RouterProvider key={renewed} router={router} onError={reportRouteErrors(telemetry)} />
}

/** The frame's loader would redirect too, but only after loading the frame's code for nothing. */
function showSignInFirst() {
  if (isSignedIn() || location.pathname.startsWith('/signin')) return
  history.replaceState(null, '', toSignInPath(location))
}

function findRoot(): HTMLElement {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The document has no element #root')
  return element
}
