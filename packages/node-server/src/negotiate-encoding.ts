export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** The best encoding by a request's `Accept-Encoding` (RFC 9110 §12.5.3); Brotli before gzip at equal weight. */
export function negotiateEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((part): [string, number] => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [coding, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const brotli = weightOf('br')
  const gzip = weightOf('gzip')
  if (brotli > 0 && brotli >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : 'identity'
}
