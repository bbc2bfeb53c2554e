/** A text with a digit in it, such as a UUID, so that words in addresses are none; a number does not begin with 0. */
export const recordIdPattern = /^(?!0\d*$)(?=.*\d)\w[\w-]{0,63}$/

/** The id of a record in an address, as `recordId` reads it from the server. */
export function parseRecordId(text: string | undefined): number | string | undefined {
  return text === undefined || !recordIdPattern.test(text) ? undefined : toRecordId(text)
}

/** The id whose text is part of a key, so that it is equal to the server's. */
export const toRecordId = (text: string): number | string => (/^\d{1,15}$/.test(text) ? Number(text) : text)
