/** The highest `integer` of PostgreSQL. */
const largest = 2 ** 31 - 1

export const isRecordId = (id: number) => Number.isInteger(id) && id >= 1 && id <= largest
