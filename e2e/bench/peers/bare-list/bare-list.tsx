import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { BarePackages } from './bare-packages.tsx'

/** A careful implementation of this one list and nothing else. */
const queryClient = new QueryClient()
const router = createBrowserRouter([{ path: '/packages/', Component: BarePackages }])
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <ConfigProvider csp={{ nonce }}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ConfigProvider>,
)
