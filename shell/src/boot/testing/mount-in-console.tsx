import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { ConsoleProviders } from '../console-providers.tsx'

type MountedRouter = ComponentProps<typeof RouterProvider>['router']
type MountedConsole = ComponentProps<typeof ConsoleProviders>['started']

/**
 * Mounts the router's output inside the console's providers. Errors caught by a boundary are shown on screen and kept
 * out of the browser's console.
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
