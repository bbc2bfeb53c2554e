import { tabStorage } from '../environment/device-storage.ts'
import type { BootDocuments } from '../release/boot-documents.ts'

/** What the console starts with in this tab, where a link asks for a version that is not current, or the tab keeps one. */
export const takePreview = (documents: BootDocuments): BootDocuments | Promise<BootDocuments> =>
  // The key is that of `kept-preview.ts`, whose code is not loaded for a look.
  location.search.includes('grant=') || tabStorage.read('preview') !== null
    ? import(/* webpackChunkName: "preview" */ './open-preview.ts').then(({ openPreview }) =>
        openPreview(documents),
      )
    : documents
