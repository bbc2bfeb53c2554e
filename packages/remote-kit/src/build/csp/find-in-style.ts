import type { Finding } from './find-in-script.ts'

const otherHost = /^["']?(?:https?:)?\/\//i
const inlined = /^["']?data:(?!image\/)/i

/** What of a style sheet's source the console's policy would refuse; pictures may come from anywhere. */
export function findInStyle(source: string): Finding[] {
  const text = withoutComments(source)
  const toFinding = (name: Finding['name'], index: number): Finding => ({
    name,
    isCertain: true,
    line: text.slice(0, index).split('\n').length,
  })
  const addresses = Array.from(text.matchAll(/url\(\s*/gi), ({ 0: opening, index }) => {
    const address = text.slice(index + opening.length, index + opening.length + 40)
    if (inlined.test(address)) return [toFinding('inlined file', index)]
    return otherHost.test(address) && isOfFont(text, index) ? [toFinding('style of another host', index)] : []
  })
  const imports = Array.from(text.matchAll(/@import\s+(?:url\(\s*)?/gi), ({ 0: opening, index }) =>
    otherHost.test(text.slice(index + opening.length, index + opening.length + 40))
      ? [toFinding('style of another host', index)]
      : [],
  )
  return [...addresses, ...imports].flat()
}

function isOfFont(text: string, index: number): boolean {
  const rule = text.lastIndexOf('@font-face', index)
  return rule !== -1 && !text.slice(rule, index).includes('}')
}

/** Lines stay where they are. */
function withoutComments(source: string): string {
  const [first = '', ...others] = source.split('/*')
  return others.reduce((text, part) => {
    const end = part.indexOf('*/')
    const comment = end === -1 ? part : part.slice(0, end)
    return text + '\n'.repeat(comment.split('\n').length - 1) + part.slice(end === -1 ? part.length : end + 2)
  }, first)
}
