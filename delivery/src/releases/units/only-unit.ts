/** The unit of a list that was made of one. */
export function onlyUnit<Unit>([unit]: readonly Unit[]): Unit {
  if (unit === undefined) throw new Error('one unit was asked for')
  return unit
}
