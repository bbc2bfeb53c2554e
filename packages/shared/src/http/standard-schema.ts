/** The part of the Standard Schema interface that the client uses, so that schemas of any bundle or library work. */
export type StandardSchema<Output> = {
  readonly '~standard': {
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly output: Output } | undefined
  }
}

export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

export type StandardIssue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** `['items', 2, 'price']` as `items[2].price`. */
export function toPathText(path: StandardIssue['path']): string {
  return (path ?? []).reduce<string>((text, segment) => {
    const key = typeof segment === 'object' ? segment.key : segment
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}

/** The keys of an issue's path. */
export const toSteps = ({ path = [] }: StandardIssue): PropertyKey[] =>
  path.map((step) => (typeof step === 'object' ? step.key : step))

/** Reads a property of any value. */
export const readStep = (value: unknown, key: PropertyKey): unknown =>
  (Object(value) as Record<PropertyKey, unknown>)[key]
