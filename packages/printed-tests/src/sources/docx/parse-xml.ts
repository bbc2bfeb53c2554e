import { type Handler, Parser } from 'htmlparser2'

/** Reads a part of a Word document, whose names are as they are written. */
export const parseXml = (xml: string, handler: Partial<Handler>) => {
  new Parser(handler, { xmlMode: true }).end(xml)
}
