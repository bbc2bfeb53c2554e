// Written by `pnpm provide` from what the sources use. Everything else is in the second layer.
import * as library from 'react-router'

export const reactRouter = {
  Link: library.Link,
  Outlet: library.Outlet,
  createContext: library.createContext,
  data: library.data,
  useBlocker: library.useBlocker,
  useLoaderData: library.useLoaderData,
  useLocation: library.useLocation,
  useNavigate: library.useNavigate,
  useParams: library.useParams,
  useRevalidator: library.useRevalidator,
  useSearchParams: library.useSearchParams,
}
