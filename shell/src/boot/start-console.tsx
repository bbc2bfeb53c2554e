import '../security/guard-page.ts'
import '../containment/count-commits.ts'
import '../security/refuse-generated-code.ts'

import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Ribbon } from '../environment/ribbon.tsx'
import { fetchBootDocuments } from '../release/fetch-boot-documents.ts'
import type { ImportRemote } from '../remotes/remote-loader.ts'
import { reportFailedRemotes } from '../remotes/report-failed-remotes.ts'
import { BootErrorScreen } from './boot-error-screen.tsx'
import { ConsoleProviders } from './console-providers.tsx'
import { createConsole, type StartedConsole } from './create-console.ts'
import '../theme/base.css'
import '../theme/print.css'
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
    const started = createConsole(documents, importRemote)
    renderConsole(root, started)
    reportFailedRemotes(started.telemetry, started.loader)
    void startTelemetry(started.telemetry, started.loader.findOwner)
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
  root.render(
    <ConsoleProviders started={started}>
      <RouterProvider
        router={createConsoleRouter({ release: documents.release, loader, platform })}
        onError={reportRouteErrors(telemetry, loader)}
      />
    </ConsoleProviders>,
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
