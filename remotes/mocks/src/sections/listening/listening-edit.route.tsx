import { buildEditRoute } from '../../authoring/editor/build-editor-routes.tsx'
import { listeningScreen } from './listening-screen.tsx'

export const { handle, loader, Component } = buildEditRoute(listeningScreen)
