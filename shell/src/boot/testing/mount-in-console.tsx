import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { ConsoleProviders } from '../console-providers.tsx'

type MountedRouter = ComponentProps<typeof RouterProvider>['router']
type MountedConsole = ComponentProps<typeof ConsoleProviders>['started']

/**
 * The only thing on the page: what the router shows, within what every screen of the console has around it. What a boundary
 * catches is on the screen, and not in the browser's console as well.
 */
export async function mountInConsole(
  started: MountedConsole,
  router: MountedRouter,
): Promise<{ element: HTMLElement; root: Root }> {
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const root = createRoot(element, { onCaughtError: () => undefined })
  await act(async () =>
    root.render(
      <ConsoleProviders started={started}>
        <RouterProvider router={router} onError={() => undefined} />
      </ConsoleProviders>,
    ),
  )
  return { element, root }
}
