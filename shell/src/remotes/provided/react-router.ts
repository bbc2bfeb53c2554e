/**
 * What remotes may use of the router. Listing it keeps the rest of the library out of the first screen;
 * a remote that needs more gets it here, with a minor version of Platform.
 */
export {
  createContext,
  data,
  generatePath,
  isRouteErrorResponse,
  Link,
  Outlet,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
