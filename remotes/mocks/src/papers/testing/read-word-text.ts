import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'

/** The paragraphs of a Word file in order, tables included. */
export async function readWordText(file: Blob): Promise<string[]> {
  const { 'word/document.xml': xml } = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const paragraphs: string[] = []
  let isText = false
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'w:p') paragraphs.push('')
        if (name === 'w:tab' && paragraphs.length > 0) add('\t')
        isText = name === 'w:t'
      },
      ontext: (text) => {
        if (isText) add(text)
      },
      onclosetag: () => {
        isText = false
      },
    },
    { xmlMode: true },
  )
  parser.end(strFromU8(xml ?? new Uint8Array()))
  return paragraphs.filter((text) => text.trim() !== '')

  function add(text: string) {
    paragraphs.push(`${paragraphs.pop() ?? ''}${text}`)
  }
}
