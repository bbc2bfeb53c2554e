import { toSafeImageAddress } from '@console/values/address/safe-address'
import type { Paper } from '../layout/paper.ts'
import { type PaperPiece, type SheetSize, toElements } from './paper-elements.ts'

/** A paper as an `<article>` of HTML. A picture with an unsafe address is replaced by its description. */
export const toHtml = (paper: Paper, size: SheetSize): string => write(toElements(paper, size))

function write(piece: PaperPiece): string {
  if (typeof piece === 'string') return escapeText(piece)
  if ('picture' in piece) {
    const address = toSafeImageAddress(piece.picture)
    if (address === null) return escapeText(piece.description)
    return `<img${writeAttributes({ src: address, alt: piece.description })}>`
  }
  const { tag, name, place, attributes = {}, children } = piece
  const all = { ...(name && { class: name }), ...attributes, ...(place && { id: `place-${place}` }) }
  return `<${tag}${writeAttributes(all)}>${children.map(write).join('')}</${tag}>`
}

const writeAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('')

const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
