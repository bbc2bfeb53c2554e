import { data } from 'react-router'

/** Throws a 404 for anything but an id. */
export function parseMockId(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}
