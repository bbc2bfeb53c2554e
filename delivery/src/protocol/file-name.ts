/** What an uploaded file is called, by its integrity: in hexadecimal, since base64 has a slash in it. */
export const toFileName = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex')

export const toIntegrityOf = (fileName: string): string =>
  `sha384-${Buffer.from(fileName, 'hex').toString('base64')}`
