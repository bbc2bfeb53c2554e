import { type BuiltIns, readBuiltIns } from './built-ins.ts'

type Visit = {
  remote: string
  leave(): void
  title: string
  attributes: readonly string[]
  builtIns: BuiltIns
}

let visit: Visit | null = null

/** Starts the visit when a test opens a remote. */
export function beginVisit(remote: string, leave: () => void): void {
  visit?.leave()
  visit = { remote, leave, title: document.title, attributes: listAttributes(), builtIns: readBuiltIns() }
}

export const readVisit = (): Visit | null => visit

/** The screens are unmounted: everything bound to the section's signal ends. */
export function endVisit(): void {
  visit?.leave()
}

export function forgetVisit(): void {
  visit = null
}

/** Attributes of `html` and `body`, which are shared. */
export const listAttributes = (): string[] =>
  [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      value === '' ? [] : `${element.localName} ${name}="${value}"`,
    ),
  )
