import { buildDetailRoute } from '../../preview/build-detail-route.tsx'
import { ListeningDocument } from './listening-document.tsx'

export const { handle, loader, Component } = buildDetailRoute('listening', ListeningDocument)
