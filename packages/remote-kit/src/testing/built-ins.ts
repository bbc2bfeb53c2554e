/** Objects of the language, which all code of a page shares. Tests replace some of jsdom's, which has gaps. */
const owners: readonly [name: string, owner: object][] = [
  ...[Array, Object, String, Number, Function, Promise, Map, Set, Date, RegExp].flatMap(
    (each): [string, object][] => [
      [each.name, each],
      [`${each.name}.prototype`, each.prototype],
    ],
  ),
  ['JSON', JSON],
  ['Math', Math],
]

export type BuiltIns = ReadonlyMap<string, PropertyDescriptor>

/** All members, by name: `Array.prototype.at`. */
export const readBuiltIns = (): BuiltIns =>
  new Map(
    owners.flatMap(([name, owner]) =>
      Object.entries(Object.getOwnPropertyDescriptors(owner)).map(
        ([member, descriptor]): [string, PropertyDescriptor] => [`${name}.${member}`, descriptor],
      ),
    ),
  )

/** Names of members that were added, removed or replaced since. */
export function listChanged(before: BuiltIns): string[] {
  const now = readBuiltIns()
  const isSame = (name: string) => {
    const [one, other] = [before.get(name), now.get(name)]
    return one !== undefined && Object.is(one.value, other?.value) && one.get === other?.get
  }
  return [...new Set([...before.keys(), ...now.keys()])].filter((name) => !isSame(name))
}
