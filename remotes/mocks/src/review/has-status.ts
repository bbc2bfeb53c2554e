export const hasStatus = (status: string | undefined, wanted: string): boolean =>
  status?.trim().toLowerCase() === wanted
