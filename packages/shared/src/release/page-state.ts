/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Parts of a page that all its sections share, at one moment. */
export type PageState = {
  title: string
  /** `html lang="en"`: the element and each attribute it has. */
  attributes: string[]
  /** Names of changed built-ins: `Array.prototype.at`, `window.fetch`. */
  patched: string[]
  /** Keys of either storage that are gone since the recording began. */
  lostKeys: string[]
}

export type PageRecorder = { read(): PageState }

/**
 * Remembers a page before a section runs: before a release, which sends this function there as text, and in tests of
 * remotes. So it uses nothing outside itself.
 * @param only names of objects whose members are compared, such as `Array.prototype`; by default all of the browser's.
 */
export function recordPage(only?: readonly string[]): PageRecorder {
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
  const known = owners
    .filter(([name]) => only?.includes(name) ?? true)
    .map(([name, owner]) => ({ name, owner, before: listMembers(owner) }))
  // Own properties hide those of the prototypes.
  const single = { document, history, location, navigator, localStorage, sessionStorage, performance, crypto }
  const listHiding = () =>
    Object.entries(single).flatMap(([name, owner]) =>
      Object.keys(owner)
        .filter((member) => member in Object.getPrototypeOf(owner))
        .map((member) => `${name}.${member}`),
    )
  const hidingBefore = listHiding()

  /** React leaves an `Error.prepareStackTrace` behind, with the value undefined. */
  const isUnset = (member: PropertyDescriptor | undefined) =>
    member === undefined || ('value' in member && member.value === undefined)

  const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined) =>
    (a === undefined && isUnset(b)) ||
    (a !== undefined &&
      b !== undefined &&
      a.get === b.get &&
      a.set === b.set &&
      (!isFunction(a.value) || a.value === b.value))

  const listPatched = () => [
    ...known.flatMap(({ name, owner, before }) => {
      const now = listMembers(owner)
      // Remotes may have globals of their own.
      const members = Object.keys(name === 'window' ? before : { ...before, ...now })
      return members
        .filter((member) => !isSame(before[member], now[member]))
        .map((member) => `${name}.${member}`)
    }),
    ...listHiding().filter((member) => !hidingBefore.includes(member)),
  ]

  const storedKeys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  const isStored = (key: string) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null
  const listAttributes = (element: Element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`)

  return {
    read: () => ({
      title: document.title,
      attributes: [document.documentElement, document.body].flatMap(listAttributes),
      patched: listPatched(),
      lostKeys: storedKeys.filter((key) => !isStored(key)),
    }),
  }
}

/** The differences that a section left in a page, as the ends of sentences. */
export function describeLeft(before: PageState, after: PageState): string[] {
  const without = (mine: readonly string[], theirs: readonly string[]) =>
    mine.filter((each) => !theirs.includes(each))
  return [
    ...(after.title === before.title ? [] : [`the title was “${after.title}”`]),
    ...without(after.attributes, before.attributes).map((each) => `<${each}> was still set`),
    ...without(before.attributes, after.attributes).map((each) => `<${each}> was missing`),
    ...without(after.patched, before.patched).map((name) => `${name} was changed for everybody`),
    ...without(after.lostKeys, before.lostKeys).map((key) => `“${key}” was gone from the storage`),
  ]
}
