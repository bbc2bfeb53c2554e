import fc from 'fast-check'

/** Stands in a value for JSON that no value of JavaScript is written as; `toJson` puts the text in its place. */
const rawMark = '\u0001raw:'

/** Numbers at and beyond the ends of what JavaScript and PostgreSQL hold. */
const rawNumbers = [
  ...['1e999', '-1e999', '-0', '1e308', '-1e308', '5e-324', '1e-400', '0.1e1', '1E+2'],
  ...['2147483647', '2147483648', '-2147483649', '9007199254740993', '9223372036854775808'],
  ...['12345678901234567890123', '0.30000000000000004', '1.005', `1${'0'.repeat(308)}`],
]

const texts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udfff\ud800', '\ufeff', '\u202e', '💥', 'ﷺ', '\r\n\t', '\\u0000'],
  ...[
    'null',
    'true',
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '1e999',
    '0x10',
    ' 7 ',
    '7,5',
    '١٢',
    '1'.repeat(400),
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    "'; drop table package; --",
    '#{7*7}',
  ],
  ...['+275760-09-13T00:00:00.000Z', '+275760-09-13T00:00:00.001Z', '-271821-04-20T00:00:00Z', '2026-02-30'],
  ...[
    '2026-01-01T00:00:60Z',
    '0000-00-00',
    '2026-01-01T24:00:00Z',
    '2026-01-01 00:00',
    '9999-12-31T23:59:59.999999Z',
  ],
  ...[
    '2026-01-01T00:00:00+99:99',
    `2026-01-01T00:00:00.${'9'.repeat(500)}Z`,
    '2026-06-31T00:00:00Z',
    '1',
    'May',
  ],
  ...[
    `a@${'.'.repeat(2000)}@`,
    `${'a'.repeat(300)}@b.co`,
    '0'.repeat(4000),
    '[[[[',
    '{"a":',
    '{}',
    '[]',
    '"x"',
  ],
  ...[
    '{"parts":[],"title":"\\u0000"}',
    `{"parts":${'['.repeat(500)}${']'.repeat(500)}}`,
    '{"passages":[1e999]}',
  ],
]

const shapes: unknown[] = [
  ...[
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    [{}],
    { '': '' },
    { 'a\0': 1 },
    { toString: null, valueOf: null },
    { length: -1 },
  ],
  ...[JSON.parse('{"__proto__":{"isAdmin":true}}'), { constructor: { prototype: { isAdmin: true } } }],
  ...[Array(3000).fill(0), Array(120).fill({ id: {} }), nest(70), nest(3000), { key: 7 }, { id: 1, id2: 2 }],
]

function nest(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

export const hostileTexts = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...texts) },
  { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom('\ud800', '\udc00', 'a', '\0'), maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(70_000, 1_000_000).map((length) => 'x'.repeat(length)) },
)

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileTexts },
  { weight: 4, arbitrary: fc.constantFrom(...rawNumbers).map((number) => rawMark + number) },
  { weight: 2, arbitrary: fc.constantFrom(...shapes) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const rawPattern = new RegExp(
  `"${JSON.stringify(rawMark).slice(1, -1).replaceAll('\\', '\\\\')}([^"]*)"`,
  'g',
)

export const toJson = (value: unknown): string => JSON.stringify(value).replaceAll(rawPattern, '$1')
