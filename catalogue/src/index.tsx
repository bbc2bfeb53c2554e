import '@console/shared/theme/base.css'
import './catalogue.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Catalogue } from './catalogue.tsx'

const router = createBrowserRouter([{ path: '*', element: <Catalogue /> }])
const root = document.querySelector('#root')
if (root !== null) createRoot(root).render(<RouterProvider router={router} />)
