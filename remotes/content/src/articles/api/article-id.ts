import { data } from 'react-router'

/** The id in an address; an invalid one is a page that does not exist. */
export function parseArticleId(param: string | undefined): number {
  if (param === undefined || !/^[1-9]\d{0,14}$/.test(param)) throw data(null, { status: 404 })
  return Number(param)
}
