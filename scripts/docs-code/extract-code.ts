/** A block of code in a page, as a file that can be checked alone. */
export type CodeFile = { file: string; text: string }

/**
 * The `ts` and `tsx` blocks of a page. A block stands as it is in the file that the line before it names
 * (“`src/books/api/book.api.ts` talks HTTP:”). One that is a part of a file has the rest of it in a comment of HTML before
 * it, which begins with `around` and has `CODE` in its place. `…` stands for code that is not of interest.
 */
export function extractCode(page: string, text: string): CodeFile[] {
  const blocks = text.matchAll(
    /(?<before>.*)\n+(?: *<!-- around\n(?<around>[\s\S]*?)\n *-->\n)? *```(?<type>tsx?)\n(?<code>[\s\S]*?)^ *```/gm,
  )
  return Array.from(blocks, ({ groups = {} }, place) => {
    const { before = '', around, type, code = '' } = groups
    const [, named] = /`(src\/[\w/.-]+)`/.exec(before) ?? []
    const whole = around === undefined ? code : around.replace('CODE', () => code)
    const isNamed = named?.endsWith(`.${type}`) === true && around === undefined
    return {
      file: isNamed ? named : `src/${page.replaceAll(/\W+/g, '-')}-${place + 1}.${type}`,
      text: fillGaps(whole),
    }
  })
}

const fillGaps = (code: string) =>
  code
    .replaceAll(/^(\s*)…(?=\s*(?:\/\/.*)?$)/gm, '$1...(0 as any),')
    .replaceAll(/(?<=(?:=> |: |\())…/g, '(0 as any)')
