import { tabStorage } from '../environment/device-storage.ts'
import type { BootDocuments } from '../release/boot-documents.ts'

/** The documents that this tab starts with, if a link asks for another version or the tab keeps one. */
export const takePreview = (documents: BootDocuments): BootDocuments | Promise<BootDocuments> =>
  // The key of `kept-preview.ts`, repeated so that its code is not loaded for this check.
  location.search.includes('grant=') || tabStorage.read('preview') !== null
    ? import(/* webpackChunkName: "preview" */ './open-preview.ts').then(({ openPreview }) =>
        openPreview(documents),
      )
    : documents
