import { buildEditRoute } from '../../authoring/editor/build-editor-routes.tsx'
import { writingScreen } from './writing-screen.tsx'

export const { handle, loader, Component } = buildEditRoute(writingScreen)
