/** All addresses of this remote, for links and routes. */
export const dashboardPath = '/'
