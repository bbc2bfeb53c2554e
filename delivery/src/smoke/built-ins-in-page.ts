/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

export type BuiltInRecorder = {
  /** Names of changed built-ins: `Array.prototype.at`, `window.fetch`. */
  listPatched(): string[]
  /** Keys of either storage when the page was opened. */
  storedKeys: string[]
}

/** Runs in the page before anything else, sent there as text: remembers the browser's built-ins. */
export function recordBuiltIns(): void {
  type Members = Record<string, PropertyDescriptor>
  const listMembers = (owner: object): Members => Object.getOwnPropertyDescriptors(owner)
  const isFunction = (value: unknown): value is { prototype?: object } => typeof value === 'function'

  // Constructors with their prototypes, and singletons.
  const owners: [name: string, owner: object][] = [['window', window]]
  for (const [name, { value }] of Object.entries(listMembers(window))) {
    if (isFunction(value) && value.prototype) owners.push([`${name}.prototype`, value.prototype])
    if (isFunction(value) || ['JSON', 'Math', 'Reflect', 'Intl', 'console'].includes(name))
      owners.push([name, value])
  }
  const known = owners.map(([name, owner]) => ({ name, owner, before: listMembers(owner) }))
  // Own properties hide those of the prototypes.
  const single = { document, history, location, navigator, localStorage, sessionStorage, performance, crypto }
  const hiding = () =>
    Object.entries(single).flatMap(([name, owner]) =>
      Object.keys(owner)
        .filter((member) => member in Object.getPrototypeOf(owner))
        .map((member) => `${name}.${member}`),
    )
  const hiddenBefore = hiding()

  const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined) =>
    a !== undefined &&
    b !== undefined &&
    a.get === b.get &&
    a.set === b.set &&
    (!isFunction(a.value) || a.value === b.value)

  const recorder: BuiltInRecorder = {
    listPatched: () => [
      ...known.flatMap(({ name, owner, before }) => {
        const now = listMembers(owner)
        // Remotes may have globals of their own.
        const members = Object.keys(name === 'window' ? before : { ...before, ...now })
        return members
          .filter((member) => !isSame(before[member], now[member]))
          .map((member) => `${name}.${member}`)
      }),
      ...hiding().filter((member) => !hiddenBefore.includes(member)),
    ],
    storedKeys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }
  Object.defineProperty(window, '__builtIns', { value: recorder })
}
