import { data } from 'react-router'

/** The id in an address; what is none is a page that does not exist. */
export function parseMockId(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}
