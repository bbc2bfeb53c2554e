/** Every address of this remote; links and routes are built from here. */
export const ticketsPath = '/tickets/'
export const newTicketPath = '/tickets/new/'
export const buildTicketPath = (id: number | string) => `/tickets/${id}/`
