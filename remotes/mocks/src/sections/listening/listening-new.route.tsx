import { buildNewRoute } from '../../authoring/editor/build-editor-routes.tsx'
import { listeningScreen } from './listening-screen.tsx'

export const { handle, loader, Component } = buildNewRoute(listeningScreen)
