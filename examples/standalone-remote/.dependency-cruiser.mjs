import { buildRemoteBoundaries } from '@console/remote-kit/boundaries'

/** The folders of `src` from the lowest up: each imports those before it, `.` is the files of `src` itself. */
export default buildRemoteBoundaries(['navigation', 'overview/api', 'overview', '.'])
