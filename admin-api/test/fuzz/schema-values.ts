import fc from 'fast-check'

export type JsonSchema = {
  $ref?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
}

/** Values that the schema describes. What a rule in code adds to it, such as that a text is a date, they need not follow. */
export function schemaValues(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
): fc.Arbitrary<unknown> {
  const values = (inner: JsonSchema) => schemaValues(inner, components)
  if (schema.$ref !== undefined) return values(components[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(values))
  if (schema.allOf?.[0] !== undefined) return values(schema.allOf[0])
  switch (schema.type) {
    case 'string':
      return stringValues(schema)
    case 'number':
    case 'integer':
      return numberValues(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(values(schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return objectValues(schema, values)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

const stringValues = ({ pattern, minLength = 0, maxLength = 30 }: JsonSchema) =>
  pattern === undefined
    ? fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) })
    : fc.stringMatching(new RegExp(pattern))

const numberValues = ({ type, minimum, exclusiveMinimum }: JsonSchema) =>
  type === 'integer'
    ? fc.integer({ min: Math.max(minimum ?? -1e6, -1e6) })
    : fc.oneof(
        fc.integer({ min: 0, max: 300 }),
        fc.double({ min: minimum ?? exclusiveMinimum ?? -1e9, noNaN: true }),
      )

function objectValues(
  { properties = {}, required = [] }: JsonSchema,
  values: (schema: JsonSchema) => fc.Arbitrary<unknown>,
) {
  const model = Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, values(inner)]))
  return fc.record(model, { requiredKeys: required.filter((key) => key in model) })
}
