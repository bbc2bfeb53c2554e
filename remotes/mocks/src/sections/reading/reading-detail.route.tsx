import { buildDetailRoute } from '../../preview/build-detail-route.tsx'
import { ReadingDocument } from './reading-document.tsx'

export const { handle, loader, Component } = buildDetailRoute('reading', ReadingDocument)
