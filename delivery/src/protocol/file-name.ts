/** The name of an uploaded file, from its integrity: hexadecimal, since base64 has slashes. */
export const toFileName = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex')

export const toIntegrityOf = (fileName: string): string =>
  `sha384-${Buffer.from(fileName, 'hex').toString('base64')}`
